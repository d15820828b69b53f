import * as z from 'zod/mini';
import { MONSTER_STATS, TOKENS } from '../terms';
import { AiCard } from './aiCard';
import { EffectList } from './effect';
import { HitLocation } from './hitLocation';
import { Resource } from './resource';

/** Spaces are written as on the board: `H11` (SD-1.1). */
const SpaceName = z.string().check(z.regex(/^[A-P]([1-9]|1\d|2[0-2])$/));

/** One level's row (SD-2.2, SD-2.12). */
export const Level = z.strictObject({
  id: z.string(),
  /** The number that cards call the monster's level. */
  rank: z.number(),
  /** AI cards drawn unseen from each stack. */
  deck: z.strictObject({ basic: z.number(), advanced: z.number(), legendary: z.number() }),
  attributes: z.partialRecord(z.enum(MONSTER_STATS), z.number()),
  tokens: z.optional(z.partialRecord(z.enum(TOKENS), z.number())),
  specials: z.array(z.string()),
  /** Drawn for the group on victory. */
  rewards: z.strictObject({ basic: z.number(), monster: z.number() }),
});
export type Level = z.infer<typeof Level>;

/** A whole monster. */
export const Monster = z.strictObject({
  id: z.string(),
  size: z.number(),
  levels: z.array(Level),
  /** What "no target" does (SD-6.4). */
  instinct: z.strictObject({ id: z.string(), do: EffectList }),
  basicAction: EffectList,
  ai: z.array(AiCard),
  hitLocations: z.array(HitLocation),
  resources: z.array(Resource),
  setup: z.strictObject({
    monster: SpaceName,
    survivors: z.array(SpaceName),
    /** Named terrain with the north-west corner of each tile, and its size where it may lie either way (SD-2.7). */
    terrain: z.array(
      z.strictObject({
        card: z.string(),
        tiles: z.array(z.strictObject({ at: SpaceName, turned: z.optional(z.literal(true)) })),
      }),
    ),
    /** Random terrain cards (SD-2.7). */
    random: z.number(),
    first: z.enum(['monster', 'survivors']),
  }),
  aftermath: z.strictObject({
    /** Named as new after the first victory. */
    unlocks: z.string(),
    victory: EffectList,
    defeat: EffectList,
  }),
});
export type Monster = z.infer<typeof Monster>;

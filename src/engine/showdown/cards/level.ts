import * as z from 'zod/mini';
import { MONSTER_STATS, SURVIVAL_ACTIONS, TOKENS } from '../terms';
import { EffectList } from './effect';

/** Spaces are written as on the board: `H11` (SD-1.1). */
const SpaceName = z.string().check(z.regex(/^[A-P]([1-9]|1\d|2[0-2])$/));

/** Named terrain with the north-west corner of each tile, and its size where it may lie either way (SD-2.7). */
export const NamedTerrain = z.strictObject({
  card: z.string(),
  tiles: z.array(z.strictObject({ at: SpaceName, turned: z.optional(z.literal(true)) })),
  /** The marked area, by two of its corners: the players may put the tiles anywhere in it (SD-2.8). */
  area: z.optional(z.strictObject({ from: SpaceName, to: SpaceName })),
});
export type NamedTerrain = z.infer<typeof NamedTerrain>;

/** Where everything stands when the fight begins (SD-2.7, SD-2.11). */
export const Deployment = z.strictObject({
  monster: SpaceName,
  survivors: z.array(SpaceName),
  terrain: z.array(NamedTerrain),
  /** Random terrain cards (SD-2.7). */
  random: z.number(),
  first: z.enum(['monster', 'survivors']),
  /** The survivor-status card that every survivor starts with (SD-2.18). */
  status: z.optional(z.string()),
});
export type Deployment = z.infer<typeof Deployment>;

/** AI cards drawn unseen from each stack (SD-2.2); or cards by name, a copy each time: some on top in order, under them the rest shuffled. */
const AiDeck = z.union([
  z.strictObject({ basic: z.number(), advanced: z.number(), legendary: z.number() }),
  z.strictObject({ top: z.optional(z.array(z.string())), shuffled: z.array(z.string()) }),
]);

/** One level's row (SD-2.2, SD-2.12). */
export const Level = z.strictObject({
  id: z.string(),
  /** The number that cards call the monster's level. */
  rank: z.number(),
  deck: AiDeck,
  attributes: z.partialRecord(z.enum(MONSTER_STATS), z.number()),
  tokens: z.optional(z.partialRecord(z.enum(TOKENS), z.number())),
  /** Special cards, moods and traits that are in play from the start (SD-2.3, SD-2.12). */
  specials: z.array(z.string()),
  /** Life (survivors-in-detail.md §6): wounds lower it instead of the AI deck. */
  life: z.optional(z.number()),
  /** Hit location cards on top of the deck in order, and those out of the game (SD-2.5). */
  hitLocations: z.optional(
    z.strictObject({ top: z.optional(z.array(z.string())), archived: z.optional(z.array(z.string())) }),
  ),
  /** What this level's own set-up says otherwise than the monster's. */
  setup: z.optional(z.partial(Deployment)),
  /** How the survivors come, where the level says so: the kit in the form, the rest where the set-up leaves it open. */
  survivors: z.optional(
    z.strictObject({
      kit: z.string(),
      survival: z.number(),
      survivalLimit: z.number(),
      unlocked: z.array(z.enum(SURVIVAL_ACTIONS)),
    }),
  ),
  /** Drawn for the group on victory, and resources by name (SD-18.3). */
  rewards: z.strictObject({ basic: z.number(), monster: z.number(), cards: z.optional(z.array(z.string())) }),
  /** Performed on victory after the monster's own; `attacker` is whoever dealt the last wound. */
  victory: z.optional(EffectList),
});
export type Level = z.infer<typeof Level>;

import * as z from 'zod/mini';
import { LOCATIONS } from '../terms';
import { EffectList } from './effect';
import { StandingModifier } from './gear';

/** A severe injury (survivors-in-detail.md §11). */
export const Injury = z.strictObject({
  id: z.string(),
  location: z.enum(LOCATIONS),
  /** Faces of the d10 that bring it. */
  from: z.number(),
  to: z.number(),
  /** How often it can be recorded; null: any number; absent: it is not recorded. */
  permanent: z.optional(z.nullable(z.number())),
  /** Recorded for this showdown only. */
  thisShowdown: z.optional(z.literal(true)),
  /** At the end of the fight it is death, unless another survivor is alive. */
  deadlyAlone: z.optional(z.literal(true)),
  /** Standing consequences while it is recorded, each time it is. */
  modifiers: z.optional(z.array(StandingModifier)),
  /** What it forbids: `dash`, `dodge`, `surge`, `encourage`, `survival`, `twoHanded`, `fightingArts` … */
  forbids: z.optional(z.array(z.string())),
  /** What comes on top when it is recorded a second time. */
  twice: z.optional(
    z.strictObject({
      modifiers: z.optional(z.array(StandingModifier)),
      forbids: z.optional(z.array(z.string())),
      do: z.optional(EffectList),
    }),
  ),
  do: EffectList,
  reading: z.optional(z.literal('house')),
});
export type Injury = z.infer<typeof Injury>;

/** A line of the brain trauma table (survivors-in-detail.md §12). */
export const Trauma = z.strictObject({ id: z.string(), from: z.number(), to: z.number(), do: EffectList });
export type Trauma = z.infer<typeof Trauma>;

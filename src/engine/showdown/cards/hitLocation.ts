import * as z from 'zod/mini';
import { EffectList } from './effect';
import { Trigger } from './trigger';

/** A hit location card (SD-2.5, SD-14.4 to SD-14.14). */
export const HitLocation = z.strictObject({
  id: z.string(),
  /** How many there are; one, if nothing is said. */
  copies: z.optional(z.number()),
  /** In the deck only at a level that names it. */
  named: z.optional(z.literal(true)),
  kind: z.optional(z.enum(['trap', 'firstStrike', 'impervious', 'superDense'])),
  /** Added to toughness at this location. */
  toughness: z.optional(z.number()),
  /** Added here to the attacker's strength or luck, with a weapon of one of these keywords. */
  bonus: z.optional(
    z.strictObject({ stat: z.enum(['strength', 'luck']), by: z.number(), with: z.array(z.string()) }),
  ),
  /** What happens before its wound attempt: no reaction, so also while the monster lies (SD-12.8). */
  special: z.optional(EffectList),
  reaction: z.optional(z.strictObject({ on: z.enum(['failure', 'wound', 'reflex']), do: EffectList })),
  critical: z.optional(
    z.strictObject({
      do: EffectList,
      /** The persistent injury it inflicts: the card stays on the panel (SD-14.14). */
      injury: z.optional(
        z.strictObject({
          id: z.string(),
          triggers: z.optional(z.array(Trigger)),
          /** A keyword that the monster no longer performs (Broken Foot: grab). */
          ignores: z.optional(z.literal('grab')),
        }),
      ),
    }),
  ),
  /** What a trap does (SD-14.5). */
  trap: z.optional(EffectList),
  reading: z.optional(z.literal('house')),
});
export type HitLocation = z.infer<typeof HitLocation>;

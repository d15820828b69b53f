import * as z from 'zod/mini';
import { MONSTER_STATS } from '../terms';
import { EffectList } from './effect';
import { Activation } from './gear';
import { Trigger } from './trigger';

/** Rules and numbers of a card in play that need no moment. */
const Standing = z.strictObject({
  modifiers: z.optional(
    z.array(
      z.strictObject({
        stat: z.enum(MONSTER_STATS),
        by: z.number(),
        /** Only against an attack out of the blind spot. */
        against: z.optional(z.literal('blindSpot')),
      }),
    ),
  ),
  /** Nothing hides a survivor (SD-6.9). */
  seesAll: z.optional(z.literal(true)),
  /** So many AI cards more are drawn each turn (ai-vocabulary.md §1). */
  extraDraws: z.optional(z.number()),
  /** These hit location cards come on top of their deck at the start of each monster turn and at each shuffle of it. */
  onTop: z.optional(z.string()),
  /** The damage of a grab is multiplied by this. */
  grabDamage: z.optional(z.number()),
});

/** An AI card (SD-5.1). `stays` says how it stays in play; absent: it is discarded when its actions are done. */
export const AiCard = z.strictObject({
  id: z.string(),
  kind: z.enum(['basic', 'advanced', 'legendary', 'special']),
  copies: z.number(),
  stays: z.optional(z.enum(['mood', 'trait'])),
  /** Performed in order when the card is played; for a mood or trait, when it comes into play. */
  actions: EffectList,
  /** SD-5.9: it is a duration; performed instead of the actions when it is drawn face up from the top of the deck. */
  faceUp: z.optional(EffectList),
  /** What a survivor may spend on while it is in play or lies face up on the deck. */
  activation: z.optional(Activation),
  /** SD-5.5: performed instead of the actions when the named persistent injury is in play. */
  injuryAction: z.optional(z.strictObject({ injury: z.string(), do: EffectList })),
  triggers: z.optional(z.array(Trigger)),
  /** Performed when it leaves play; of a duration, when it leaves the deck in another way than drawn and performed. */
  onLeave: z.optional(EffectList),
  /** Performed on victory when it was in play (SD-18.3). */
  onDefeat: z.optional(EffectList),
  /** Hit location cards that are out of the game when it is in play from the start (SD-2.5). */
  excludes: z.optional(z.array(z.string())),
  /** What holds as long as it is in play (SD-5.6). */
  standing: z.optional(Standing),
  /** SD-5.8: the turn's draw step is skipped while it is in play. */
  skipsDraw: z.optional(z.literal(true)),
  reading: z.optional(z.literal('house')),
});
export type AiCard = z.infer<typeof AiCard>;

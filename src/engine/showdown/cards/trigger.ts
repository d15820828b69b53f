import * as z from 'zod/mini';
import { MOMENTS } from '../terms';
import { Condition } from './condition';
import { EffectList } from './effect';

/** Something that acts by itself at a moment while its card is in play (SD-5.6). */
export const Trigger = z.strictObject({
  on: z.enum(MOMENTS),
  when: z.optional(Condition),
  do: EffectList,
  /** Uses it up: for the showdown or for the round. */
  once: z.optional(z.enum(['showdown', 'round'])),
  /** The owner may leave it; otherwise it must happen. */
  optional: z.optional(z.literal(true)),
});
export type Trigger = z.infer<typeof Trigger>;

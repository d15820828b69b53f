import * as z from 'zod/mini';
import { EffectList } from './effect';

/** A resource card (gear-and-resources.md §15). */
export const Resource = z.strictObject({
  id: z.string(),
  deck: z.enum(['basic', 'monster', 'strange', 'vermin']),
  copies: z.number(),
  keywords: z.array(z.string()),
  /** Performed at once for whoever gains it in the showdown (scope: owner). */
  onGain: z.optional(EffectList),
  /** The holder may use it at any time: archive it for this. */
  use: z.optional(EffectList),
  reading: z.optional(z.literal('house')),
});
export type Resource = z.infer<typeof Resource>;

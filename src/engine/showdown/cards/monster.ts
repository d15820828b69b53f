import * as z from 'zod/mini';
import { AiCard } from './aiCard';
import { EffectList } from './effect';
import { HitLocation } from './hitLocation';
import { Deployment, Level } from './level';
import { Resource } from './resource';
import { SpecialDeck } from './specialDeck';
import { Status } from './status';

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
  /** Decks that only this monster uses (SD-2.13). */
  decks: z.optional(z.array(SpecialDeck)),
  /** Cards that it puts beside a survivor's grid (SD-5.11). */
  statuses: z.optional(z.array(Status)),
  setup: Deployment,
  aftermath: z.strictObject({
    /** Named as new after the first victory. */
    unlocks: z.string(),
    victory: EffectList,
    defeat: EffectList,
  }),
});
export type Monster = z.infer<typeof Monster>;

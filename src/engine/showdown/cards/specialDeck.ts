import * as z from 'zod/mini';
import { EffectList } from './effect';

/** A card of a special deck: drawn, performed, discarded. */
const SpecialCard = z.strictObject({ id: z.string(), copies: z.number(), do: EffectList });

/** A deck that only one monster uses (SD-2.13). */
export const SpecialDeck = z.strictObject({ id: z.string(), cards: z.array(SpecialCard) });
export type SpecialDeck = z.infer<typeof SpecialDeck>;

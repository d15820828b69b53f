import * as z from 'zod/mini';
import { RESOURCES } from '../terms';

const amount = z.int().check(z.minimum(1), z.maximum(9));
const resource = z.enum(RESOURCES);
const list: z.ZodMiniType<Effect[]> = z.lazy(() => z.array(EffectSchema));

/** Everything a card does outside of duels: a closed vocabulary, so that its words are made of the same data. */
export type Effect =
  | { do: 'gain'; what: z.infer<typeof resource>; amount: number }
  /** As much as there is. */
  | { do: 'lose'; what: z.infer<typeof resource>; amount: number }
  | { do: 'stamina'; by: number }
  /** Physical damage can be prevented, any other can't. */
  | { do: 'hurt'; amount: number; physical: boolean }
  | { do: 'heal'; amount: number }
  | { do: 'item'; card: string }
  /** Support cards. */
  | { do: 'draw'; amount: number }
  | { do: 'pay'; what: z.infer<typeof resource>; amount: number; then: Effect[]; otherwise: Effect[] }
  /** A twelve-sided die that has to reach so much. */
  | { do: 'test'; from: number; pass: Effect[]; fail: Effect[] }
  /** To a neighbouring space of the survivor's choice. */
  | { do: 'wander' };

export const EffectSchema: z.ZodMiniType<Effect> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('gain'), what: resource, amount }),
  z.strictObject({ do: z.literal('lose'), what: resource, amount }),
  z.strictObject({ do: z.literal('stamina'), by: z.int().check(z.minimum(-6), z.maximum(6)) }),
  z.strictObject({ do: z.literal('hurt'), amount, physical: z.boolean() }),
  z.strictObject({ do: z.literal('heal'), amount }),
  z.strictObject({ do: z.literal('item'), card: z.string() }),
  z.strictObject({ do: z.literal('draw'), amount }),
  z.strictObject({ do: z.literal('pay'), what: resource, amount, then: list, otherwise: list }),
  z.strictObject({
    do: z.literal('test'),
    from: z.int().check(z.minimum(2), z.maximum(12)),
    pass: list,
    fail: list,
  }),
  z.strictObject({ do: z.literal('wander') }),
]) as unknown as z.ZodMiniType<Effect>;

export type Verb = Effect['do'];
export type EffectOf<V extends Verb> = Extract<Effect, { do: V }>;

/** Every effect of a list, those inside others included. */
export function effectsIn(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [
    effect,
    ...Object.values(effect).flatMap((part) => (Array.isArray(part) ? effectsIn(part as Effect[]) : [])),
  ]);
}

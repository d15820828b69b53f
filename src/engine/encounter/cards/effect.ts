import * as z from 'zod/mini';
import { CONDITIONS, GAUGES, SKILLS, STORES } from '../terms';

const amount = z.int().check(z.minimum(1), z.maximum(9));
const gauge = z.enum(GAUGES);
const store = z.enum(STORES);
const coin = z.enum([...GAUGES, ...STORES]);
const skill = z.enum(SKILLS);
const condition = z.enum(CONDITIONS);
/** The monster that is met, or one that its investigator chooses on its place. */
const which = z.enum(['this', 'here']);
const list: z.ZodMiniType<Effect[]> = z.lazy(() => z.array(EffectSchema));

/** Everything a card can do: a closed vocabulary, so that its words are made of the same data. */
export type Effect =
  | { do: 'lose'; what: z.infer<typeof coin>; amount: number }
  | { do: 'recover'; what: z.infer<typeof gauge>; amount: number }
  | { do: 'gain'; what: z.infer<typeof store>; amount: number }
  | { do: 'change'; skill: z.infer<typeof skill>; by: 1 | -1 }
  | { do: 'condition'; condition: z.infer<typeof condition>; has: boolean }
  | { do: 'when'; condition: z.infer<typeof condition>; then: Effect[]; otherwise?: Effect[] }
  /** May be paid; otherwise the rest happens (CE-7.2: never down to nothing). */
  | { do: 'pay'; what: z.infer<typeof coin>; amount: number; then: Effect[]; otherwise?: Effect[] }
  | { do: 'test'; skill: z.infer<typeof skill>; modifier: number; pass: Effect[]; fail: Effect[] }
  | { do: 'ambush' }
  /** An epic monster that is named comes to the investigator's place (CE-5.3). */
  | { do: 'arrive'; monster: string }
  /** Back to the cup, where it is not epic (CE-5.1). */
  | { do: 'banish'; which: z.infer<typeof which> }
  /** To a neighbouring place, where it is not epic (CE-5.1). */
  | { do: 'drive'; which: z.infer<typeof which> }
  | { do: 'mend'; amount: number }
  /** On a monster of the place that is chosen. */
  | { do: 'wound'; amount: number }
  | { do: 'take'; card: string };

export const EffectSchema: z.ZodMiniType<Effect> = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('lose'), what: coin, amount }),
  z.strictObject({ do: z.literal('recover'), what: gauge, amount }),
  z.strictObject({ do: z.literal('gain'), what: store, amount }),
  z.strictObject({ do: z.literal('change'), skill, by: z.literal([1, -1]) }),
  z.strictObject({ do: z.literal('condition'), condition, has: z.boolean() }),
  z.strictObject({ do: z.literal('when'), condition, then: list, otherwise: z.optional(list) }),
  z.strictObject({ do: z.literal('pay'), what: coin, amount, then: list, otherwise: z.optional(list) }),
  z.strictObject({
    do: z.literal('test'),
    skill,
    modifier: z.int().check(z.minimum(-4), z.maximum(4)),
    pass: list,
    fail: list,
  }),
  z.strictObject({ do: z.literal('ambush') }),
  z.strictObject({ do: z.literal('arrive'), monster: z.string() }),
  z.strictObject({ do: z.literal('banish'), which }),
  z.strictObject({ do: z.literal('drive'), which }),
  z.strictObject({ do: z.literal('mend'), amount }),
  z.strictObject({ do: z.literal('wound'), amount }),
  z.strictObject({ do: z.literal('take'), card: z.string() }),
]) as unknown as z.ZodMiniType<Effect>;

/** The verbs of the vocabulary. */
export type Verb = Effect['do'];
export type EffectOf<V extends Verb> = Extract<Effect, { do: V }>;

/** Every effect of a list, those inside others included. */
export function effectsIn(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [
    effect,
    ...Object.values(effect).flatMap((part) => (Array.isArray(part) ? effectsIn(part as Effect[]) : [])),
  ]);
}

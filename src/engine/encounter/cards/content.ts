import * as z from 'zod/mini';
import { CONDITIONS, GAUGES, SKILLS, STORES } from '../terms';
import { EffectSchema } from './effect';

const id = z.string().check(z.minLength(1), z.maxLength(40));
const skill = z.enum(SKILLS);
const small = z.int().check(z.minimum(0), z.maximum(9));
const modifier = z.int().check(z.minimum(-6), z.maximum(6));
const effects = z.array(EffectSchema);

/** Who meets monsters: printed skills and maxima, and what it begins with. */
export const InvestigatorCard = z.strictObject({
  id,
  skills: z.record(skill, z.int().check(z.minimum(1), z.maximum(6))),
  health: z.int().check(z.minimum(1), z.maximum(12)),
  sanity: z.int().check(z.minimum(1), z.maximum(12)),
  clues: z.optional(small),
  focus: z.optional(small),
  conditions: z.optional(z.array(z.enum(CONDITIONS))),
  possessions: z.array(id),
});
export type InvestigatorCard = z.infer<typeof InvestigatorCard>;

/** When a rule on the back acts: as it is read, when nothing was lost to its horror, and once it is defeated. */
export const BACK_MOMENTS = ['read', 'withstood', 'defeated'] as const;
export type BackMoment = (typeof BACK_MOMENTS)[number];

/** A monster token (CE: data). A test that is absent is skipped; `skill` stands in the place of the usual one. */
export const MonsterToken = z.strictObject({
  id,
  epic: z.optional(z.literal(true)),
  will: z.optional(z.strictObject({ modifier, horror: small, skill: z.optional(skill) })),
  strength: z.optional(z.strictObject({ modifier, damage: small, skill: z.optional(skill) })),
  toughness: z.int().check(z.minimum(1), z.maximum(20)),
  /** CE-7.1: which bonuses do not count. */
  resists: z.optional(z.enum(['magical', 'physical'])),
  back: z.optional(z.partialRecord(z.enum(BACK_MOMENTS), effects)),
});
export type MonsterToken = z.infer<typeof MonsterToken>;

/** Something an investigator has or can do. */
export const PossessionCard = z.strictObject({
  id,
  magical: z.optional(z.literal(true)),
  bonus: z.optional(z.strictObject({ skill, by: z.int().check(z.minimum(1), z.maximum(6)) })),
  /** Additional dice, declared before the roll (CE-2.3): once a round, for what it costs. */
  dice: z.optional(
    z.strictObject({
      skill: z.optional(skill),
      count: z.int().check(z.minimum(1), z.maximum(4)),
      cost: z.optional(
        z.strictObject({
          what: z.enum([...GAUGES, ...STORES]),
          amount: z.int().check(z.minimum(1), z.maximum(3)),
        }),
      ),
    }),
  ),
  /** Rerolls one die, once a round. */
  reroll: z.optional(z.strictObject({ skill: z.optional(skill) })),
  /** An action of the longer run. */
  act: z.optional(effects),
  /** Spent with its dice, its reroll or its action. */
  once: z.optional(z.literal(true)),
});
export type PossessionCard = z.infer<typeof PossessionCard>;

/** A place: what lies beside it, and what can happen there. */
export const PlaceCard = z.strictObject({
  id,
  beside: z.array(id),
  encounters: z.array(z.strictObject({ id, effects })),
});
export type PlaceCard = z.infer<typeof PlaceCard>;

export const PackSchema = z.strictObject({
  investigators: z.array(InvestigatorCard),
  monsters: z.array(MonsterToken),
  possessions: z.array(PossessionCard),
  places: z.array(PlaceCard),
});
export type EncounterPack = z.infer<typeof PackSchema>;

/** The content by id, frozen, with its fingerprint. */
export interface EncounterContent {
  pack: EncounterPack;
  investigators: Readonly<Record<string, InvestigatorCard>>;
  monsters: Readonly<Record<string, MonsterToken>>;
  possessions: Readonly<Record<string, PossessionCard>>;
  places: Readonly<Record<string, PlaceCard>>;
  hash: string;
}

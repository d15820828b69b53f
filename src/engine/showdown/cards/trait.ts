import * as z from 'zod/mini';
import { RULES } from '../terms';
import { EffectList } from './effect';
import { Gives } from './gear';

/**
 * What a survivor is besides gear: a fighting art, a disorder, an ability, a weapon proficiency (gear-and-resources.md §16,
 * §17; survivors-in-detail.md §16).
 */
export const Trait = z.strictObject({
  id: z.string(),
  /** A secret fighting art. */
  secret: z.optional(z.literal(true)),
  /** It does nothing in a showdown: it is only recorded. */
  recorded: z.optional(z.literal(true)),
  /** In force only while the grid holds gear with one of these keywords, and with none of those. */
  carrying: z.optional(
    z.strictObject({ any: z.optional(z.array(z.string())), none: z.optional(z.array(z.string())) }),
  ),
  ...Gives,
  /** Keywords that all the owner's gear counts as having. */
  keywords: z.optional(z.array(z.string())),
  rules: z.optional(z.array(z.enum(RULES))),
  reading: z.optional(z.literal('house')),
});
export type Trait = z.infer<typeof Trait>;

/** A weapon type that survivors train: what its specialists and its masters have (survivors-in-detail.md §16). */
export const Proficiency = z.strictObject({ id: z.string(), specialist: Trait, master: Trait });
export type Proficiency = z.infer<typeof Proficiency>;

/** What happens once in a life when courage or understanding has risen so far (survivors-in-detail.md §17). */
export const Milestone = z.strictObject({
  id: z.string(),
  points: z.enum(['courage', 'understanding']),
  at: z.number(),
  /** The ability that is gained with it. */
  ability: z.optional(z.string()),
  do: EffectList,
});
export type Milestone = z.infer<typeof Milestone>;

/** A line of the table for running away (survivors-in-detail.md §17). */
export const RunAwayLine = z.strictObject({
  from: z.number(),
  to: z.number(),
  outcome: z.enum(['dies', 'beside', 'edge', 'bleeds', 'home']),
  skipHunt: z.optional(z.literal(true)),
  reading: z.optional(z.literal('house')),
});
export type RunAwayLine = z.infer<typeof RunAwayLine>;

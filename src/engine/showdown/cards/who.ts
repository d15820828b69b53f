import * as z from 'zod/mini';
import { ZoneShape } from './zone';

/** One figure, by its part in what is being performed (`Scope`). */
export const Who = z.enum(['target', 'attacker', 'subject', 'owner', 'each', 'nominated', 'monster']);
export type Who = z.infer<typeof Who>;

/** A term that a survivor fits or not (SD-6.1, SD-6.9, SD-6.10). */
export const Term = z.enum([
  'knockedDown',
  'standing',
  'facing',
  'inFieldOfView',
  'inBlindSpot',
  'inRange',
  'adjacent',
  'nonDeaf',
  'insane',
  'lastToWound',
  'victimOfGrabLastRound',
  'withConsumable',
]);
export type Term = z.infer<typeof Term>;

/** A selection of survivors: who counts, and what all must fit. */
export const Group = z.strictObject({
  among: z.enum(['survivor', 'threat']),
  terms: z.optional(z.array(Term)),
  /** "In range: N" (SD-6.10), in spaces. */
  within: z.optional(z.number()),
  /** Inside a zone of the monster (SD-6.3). */
  zone: z.optional(ZoneShape),
  /** Leaves out one figure: "all other survivors". */
  except: z.optional(Who),
  /** Adjacent to this figure instead of the monster. */
  adjacentTo: z.optional(Who),
});
export type Group = z.infer<typeof Group>;

/** One line of a Pick Target list (SD-6.1). `any` and ties are the controller's choice (SD-6.2). */
export const TargetLine = z.extend(Group, {
  pick: z.enum(['closest', 'furthest', 'random', 'mostBleeding', 'any', 'all']),
  /** How many are wanted, where it is not one (SD-6.13). */
  wanted: z.optional(z.int().check(z.minimum(2))),
});
export type TargetLine = z.infer<typeof TargetLine>;

/** A number on a card: plain, the monster's level, or a roll. */
export const Amount = z.union([z.number(), z.literal('level'), z.literal('d5'), z.literal('d10')]);
export type Amount = z.infer<typeof Amount>;

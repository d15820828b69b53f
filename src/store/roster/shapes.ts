import * as z from 'zod/mini';
import { firstLetters, NAME_LETTERS } from '../../engine';

// What is kept of survivors and parties between fights (docs/roster.md).

/** Numbers of a record sheet. */
export const KEPT_NUMBERS = [
  'movement',
  'accuracy',
  'strength',
  'evasion',
  'luck',
  'speed',
  'survival',
  'insanity',
  'courage',
  'understanding',
  'huntExperience',
  'weaponLevel',
] as const;
export type KeptNumber = (typeof KEPT_NUMBERS)[number];

/** What a survivor has several of. */
export const KEPT_LISTS = ['fightingArts', 'disorders', 'abilities', 'injuries'] as const;
export type KeptList = (typeof KEPT_LISTS)[number];

/** What is kept at most, and how long a text may be. */
export const ROSTER_LIMITS = {
  /** Bytes of a file; as a text it has as many characters at most. */
  file: 2_000_000,
  survivors: 500,
  parties: 100,
  /** Survivors of one party. */
  members: 50,
  name: NAME_LETTERS,
  notes: 2_000,
  /** Entries of one list of a sheet. */
  list: 50,
  /** A number, either way. */
  number: 99,
} as const;

/** Letters are counted, not the signs that some of them are made of. */
const text = (most: number) => z.string().check(z.refine((given) => firstLetters(given, most) === given));
const id = text(64);
const number = z.int().check(z.minimum(-ROSTER_LIMITS.number), z.maximum(ROSTER_LIMITS.number));
const ids = z.array(id).check(z.maxLength(ROSTER_LIMITS.list));

export const KeptSurvivorSchema = z.object({
  id,
  name: text(ROSTER_LIMITS.name),
  /** Its colour and shape at the table; null: by its place. */
  sign: z.nullable(z.object({ colour: id, shape: id })),
  /** The kit its grid was filled from; `own`: by hand. */
  kit: id,
  /** Gear, nine places row by row. */
  grid: z.array(z.nullable(id)).check(z.length(9)),
  numbers: z.record(z.enum(KEPT_NUMBERS), number),
  /** The weapon type it trains; empty: none. */
  weaponType: text(64),
  lists: z.record(z.enum(KEPT_LISTS), ids),
  state: z.enum(['alive', 'dead', 'retired']),
  skipsHunt: z.boolean(),
  notes: text(ROSTER_LIMITS.notes),
});

/** A survivor between two fights. */
export type KeptSurvivor = z.infer<typeof KeptSurvivorSchema>;

export const PartySchema = z.object({
  id,
  name: text(ROSTER_LIMITS.name),
  /** Ids of its survivors, in their order at the table. */
  members: z.array(id).check(z.maxLength(ROSTER_LIMITS.members)),
});

/** Survivors who go together. */
export type Party = z.infer<typeof PartySchema>;

/** Everything that is kept. */
export interface Roster {
  survivors: readonly KeptSurvivor[];
  parties: readonly Party[];
}

/** Somebody who has been nowhere yet. */
export function nobody(id: string, name: string): KeptSurvivor {
  const none = Object.fromEntries(KEPT_NUMBERS.map((key) => [key, 0])) as Record<KeptNumber, number>;
  return {
    id,
    name,
    sign: null,
    kit: 'own',
    grid: Array<null>(9).fill(null),
    numbers: { ...none, movement: 5, survival: 1 },
    weaponType: '',
    lists: { fightingArts: [], disorders: [], abilities: [], injuries: [] },
    state: 'alive',
    skipsHunt: false,
    notes: '',
  };
}

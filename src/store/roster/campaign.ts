import * as z from 'zod/mini';
import { firstLetters, givenName } from '../../engine';
import type { Notes } from './importNotes';
import { type KeptList, type KeptNumber, type KeptSurvivor, nobody, ROSTER_LIMITS } from './shapes';

/** What a name of a file can be the name of. */
export type Named = 'fightingArt' | 'disorder' | 'ability' | 'gear' | 'weaponType';

/** What reading a file needs to know. */
export interface Reading {
  /** The id of what is called so; null: there is no such thing here. */
  find: (kind: Named, name: string) => string | null;
  /** For survivors without a name. */
  nameless: string;
  freshId: () => string;
}

/** Where each number of the campaign's file goes. */
const NUMBERS: Readonly<Record<string, KeptNumber>> = {
  movement: 'movement',
  accuracy: 'accuracy',
  strength: 'strength',
  evasion: 'evasion',
  luck: 'luck',
  speed: 'speed',
  survival: 'survival',
  insanity: 'insanity',
  courage: 'courage',
  understanding: 'understanding',
  huntXP: 'huntExperience',
  weaponProficiency: 'weaponLevel',
};

/** Which list each list of names goes to. */
const LISTS: Readonly<Record<string, [KeptList, Named]>> = {
  fightingArts: ['fightingArts', 'fightingArt'],
  secretFightingArts: ['fightingArts', 'fightingArt'],
  disorders: ['disorders', 'disorder'],
  abilitiesAndImpairments: ['abilities', 'ability'],
};

/** Permanent injuries, as counts or as flags. */
const INJURIES: Readonly<Record<string, string>> = {
  armBroken: 'brokenArm',
  armContracture: 'contracture',
  armDismembered: 'dismemberedArm',
  armRupturedMuscle: 'rupturedMuscle',
  bodyBrokenRib: 'brokenRib',
  bodyDestroyedBack: 'destroyedBack',
  bodyGapingChestWound: 'gapingChestWound',
  headBlind: 'blind',
  headDeaf: 'deaf',
  headIntracranialHemorrhage: 'intracranialHemorrhage',
  headShatteredJaw: 'shatteredJaw',
  legBroken: 'brokenLeg',
  legDismembered: 'dismemberedLeg',
  legHamstrung: 'hamstrung',
  waistBrokenHip: 'brokenHip',
  waistDestroyedGenitals: 'destroyedGenitals',
  waistIntestinalProlapse: 'intestinalProlapse',
  waistWarpedPelvis: 'warpedPelvis',
};

/** The same injury so often at most. */
const MOST_OF_ONE = 9;

/** True unless the file says otherwise; a survivor who may not can't be told so here. */
const MAY = ['canDodge', 'canSpendSurvival', 'canUseFightingArtsOrKnowledges'];

/** What the settlement has learned: the set-up of a fight says that. */
const LEARNED = ['canEncourage', 'canDash', 'canSurge', 'canEndure'];

/** Armour and boxes of a fight: they come from the gear. */
const ARMOUR = /^(head|arm|body|waist|leg)(Armor|LightDamage|HeavyDamage)$|^brainLightDamage$/;

const TAKEN = new Set([
  ...Object.keys(NUMBERS),
  ...Object.keys(LISTS),
  ...Object.keys(INJURIES),
  ...MAY,
  ...LEARNED,
  'cursedGear',
  'dead',
  'id',
  'name',
  'notes',
  'retired',
  'skipNextHunt',
  'weaponProficiencyType',
]);

/** A campaign's file as far as it is looked at. */
export const CampaignSchema = z.looseObject({ survivors: z.array(z.unknown()) });

const isThing = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nothing is said by it: 0, false, empty, not there. */
const saysNothing = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === 0 ||
  value === false ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Reads the survivors of a campaign one by one. */
export class CampaignReader {
  readonly #reading: Reading;
  readonly #notes: Notes;

  constructor(reading: Reading, notes: Notes) {
    this.#reading = reading;
    this.#notes = notes;
  }

  /** One survivor; null where it is none. */
  survivor(given: unknown): KeptSurvivor | null {
    if (!isThing(given)) {
      this.#notes.add('unreadable', null);
      return null;
    }
    const name = this.#name(given.name);
    const survivor = nobody(this.#reading.freshId(), name);
    this.#noteOthers(given, name);
    return {
      ...survivor,
      numbers: this.#numbers(given, survivor),
      lists: { ...survivor.lists, ...this.#lists(given, name), injuries: this.#injuries(given, name) },
      grid: this.#grid(given, name),
      weaponType: this.#weaponType(given, name),
      state: given.dead === true ? 'dead' : given.retired === true ? 'retired' : 'alive',
      skipsHunt: given.skipNextHunt === true,
      notes: this.#text(given.notes, ROSTER_LIMITS.notes, name),
    };
  }

  #name(given: unknown): string {
    const { name, cut } = givenName(typeof given === 'string' ? given.trim() : '');
    if (cut) this.#notes.add('cut', firstLetters(name, 20));
    return name === '' ? this.#reading.nameless : name;
  }

  #text(given: unknown, most: number, of: string): string {
    if (typeof given !== 'string') return '';
    const short = firstLetters(given, most);
    if (short !== given) this.#notes.add('cut', of);
    return short;
  }

  #numbers(given: Record<string, unknown>, { name, numbers }: KeptSurvivor): KeptSurvivor['numbers'] {
    const found = { ...numbers };
    for (const [key, to] of Object.entries(NUMBERS)) {
      const value = given[key];
      if (value === undefined || value === null || value === '') continue;
      const number = Math.trunc(Number(typeof value === 'object' ? Number.NaN : value));
      const most = ROSTER_LIMITS.number;
      if (Number.isFinite(number) && Math.abs(number) <= most) found[to] = number;
      else this.#notes.add('numbers', name, key);
    }
    return found;
  }

  /** The names of a list that can be read. */
  #names(given: unknown): string[] {
    return Array.isArray(given) ? given.filter((item) => typeof item === 'string' && item.trim() !== '') : [];
  }

  #lists(given: Record<string, unknown>, of: string): Partial<KeptSurvivor['lists']> {
    const found: Record<string, string[]> = { fightingArts: [], disorders: [], abilities: [] };
    for (const [key, [list, kind]] of Object.entries(LISTS)) {
      for (const name of this.#names(given[key])) {
        const id = this.#reading.find(kind, name);
        const ids = found[list] ?? [];
        if (id === null || ids.length >= ROSTER_LIMITS.list)
          this.#notes.add(list as 'fightingArts' | 'disorders' | 'abilities', of, name);
        else if (!ids.includes(id)) ids.push(id);
      }
    }
    return found;
  }

  #injuries(given: Record<string, unknown>, of: string): string[] {
    return Object.entries(INJURIES).flatMap(([key, id]) => {
      const value = given[key];
      if (saysNothing(value)) return [];
      if (value === true) return [id];
      const count = typeof value === 'number' ? Math.trunc(value) : Number.NaN;
      if (count >= 1 && count <= MOST_OF_ONE) return Array<string>(count).fill(id);
      this.#notes.add('injuries', of, key);
      return [];
    });
  }

  /** Only cursed gear stays with a survivor in the campaign's file. */
  #grid(given: Record<string, unknown>, of: string): (string | null)[] {
    const grid = Array<string | null>(9).fill(null);
    for (const name of this.#names(given.cursedGear)) {
      const id = this.#reading.find('gear', name);
      const place = grid.indexOf(null);
      if (id === null || place < 0) this.#notes.add('gear', of, name);
      else grid[place] = id;
    }
    return grid;
  }

  #weaponType(given: Record<string, unknown>, of: string): string {
    const name = given.weaponProficiencyType;
    if (typeof name !== 'string' || name.trim() === '') return '';
    const id = this.#reading.find('weaponType', name);
    if (id === null) this.#notes.add('weaponType', of, name);
    return id ?? '';
  }

  /** Notes what else there is. */
  #noteOthers(given: Record<string, unknown>, of: string): void {
    for (const key of MAY) if (given[key] === false) this.#notes.add('flags', of, key);
    for (const [key, value] of Object.entries(given)) {
      if (TAKEN.has(key) || saysNothing(value)) continue;
      if (ARMOUR.test(key)) this.#notes.add('armour', null, key);
      else this.#notes.add('survivorKeys', null, key);
    }
  }
}

import {
  type Affinity,
  affinities,
  bonusActive,
  cardAt,
  cellBeside,
  type Grid,
  type OwnAffinities,
} from './affinities';
import type { Content } from './cards/content';
import type { Activation, ArmourSet, Bonus, Gear, StandingModifier, WeaponProfile } from './cards/gear';
import type { Trigger } from './cards/trigger';
import type { CardKind } from './state';
import { type BodyLocation, LOCATIONS, type Rule } from './terms';
import { type ActiveBan, type Bearer, bansOf, bansOfInjuries, inForce, traitsOf } from './traits';

/** What arrows make of the keywords of the card in a cell. */
function withArrows(grid: Grid, content: Content, cell: number, keywords: readonly string[]): string[] {
  let changed = [...keywords];
  grid.forEach((_, from) => {
    for (const { to, card, gains = [], loses = [] } of cardAt(grid, content, from)?.arrows ?? []) {
      if (cellBeside(from, to) !== cell || grid[cell]?.card !== card) continue;
      changed = [...changed.filter((word) => !loses.includes(word)), ...gains];
    }
  });
  return changed;
}

/** A weapon that a survivor can attack with; keywords include those that bonuses and sets add. */
export interface Weapon {
  /** Gear id, or `fistAndTooth`. */
  id: string;
  card: string;
  profile: WeaponProfile;
  keywords: readonly string[];
}

/** Where something that acts comes from; `gear` is the id in the grid, null for all else. */
export interface Origin {
  from: 'set' | Extract<CardKind, 'gear' | 'injury' | 'fightingArt' | 'disorder' | 'ability' | 'proficiency'>;
  gear: string | null;
  card: string;
}

/** What acts for a survivor at the moment: each active card, bonus and set of the grid, arts, disorders, injuries … */
export interface ActiveGear {
  modifiers: (Origin & { modifier: StandingModifier })[];
  activations: (Origin & { activation: Activation })[];
  triggers: (Origin & { trigger: Trigger; index: number })[];
  weapons: Weapon[];
  /** The complete affinities of what is worn (SD-16.2); the survivor's own are not among them. */
  complete: readonly Affinity[];
  /** Ids of the complete armour sets (SD-16.4). */
  sets: string[];
  /** All keywords of all cards, of the bonuses that are active and of complete sets. */
  keywords: ReadonlySet<string>;
  /** The moments that its triggers wait for. */
  moments: ReadonlySet<string>;
  /** Tokens that can be spent as survival. */
  purses: (Origin & { pays: NonNullable<Gear['pays']> })[];
  /** What cards and injuries forbid their owner. */
  bans: ActiveBan[];
  rules: ReadonlySet<Rule>;
}

/** Fist & Tooth is always there (SD-16.1). */
export const FIST_AND_TOOTH: Weapon = {
  id: 'fistAndTooth',
  card: 'fistAndTooth',
  profile: { speed: 2, accuracy: 8, strength: 0 },
  keywords: ['melee', 'fistAndTooth', 'deadly'],
};

/** SD-16.4: ids of the sets of which a piece covers each of the five locations. */
function completeSets(grid: Grid, content: Content): ArmourSet[] {
  return content.pack.armourSets.filter((set) =>
    LOCATIONS.every((location) =>
      grid.some((_, cell) => {
        const card = cardAt(grid, content, cell);
        return card?.set === set.id && card.armour?.location === location;
      }),
    ),
  );
}

/** Special rules that a second copy of a weapon does not have; drawbacks stay (survivors-in-detail.md §14). */
const BENEFITS = ['deadly', 'savage', 'sharp', 'paired', 'devastating', 'provoke'];

const isBenefit = (word: string): boolean => BENEFITS.includes(word.split(':')[0] as string);

type WeaponGrant = NonNullable<Gear['weaponKeywords']>[number];

/** What is read so far, with the keywords that weapons will be given. */
interface Reading extends ActiveGear {
  grants: WeaponGrant[];
}

/** Adds what one card gives; its triggers are counted on from `first`. Gives back the next number. */
function give(
  reading: Reading,
  gives: Pick<Gear, 'modifiers' | 'activations' | 'triggers' | 'forbids' | 'weaponKeywords' | 'pays'>,
  origin: Origin,
  first = 0,
): number {
  for (const modifier of gives.modifiers ?? []) reading.modifiers.push({ ...origin, modifier });
  for (const activation of gives.activations ?? []) reading.activations.push({ ...origin, activation });
  const triggers = gives.triggers ?? [];
  triggers.forEach((trigger, i) => {
    reading.triggers.push({ ...origin, trigger, index: first + i });
  });
  if (gives.pays !== undefined) reading.purses.push({ ...origin, pays: gives.pays });
  reading.bans.push(...bansOf(gives.forbids, origin.card));
  reading.grants.push(...(gives.weaponKeywords ?? []));
  return first + triggers.length;
}

/** A weapon's profile with what its active bonuses add. */
function profileWith(profile: WeaponProfile, bonuses: readonly Bonus[]): WeaponProfile {
  const better = { ...profile };
  for (const { profile: more } of bonuses) {
    for (const [part, by] of Object.entries(more ?? {})) {
      better[part as keyof WeaponProfile] = (better[part as keyof WeaponProfile] ?? 0) + by;
    }
  }
  return better;
}

/** What the grid alone gives. */
function readGrid(grid: Grid, content: Content, inborn: OwnAffinities): Reading {
  const complete = affinities(grid, content);
  const sets = completeSets(grid, content);
  const owners = new Set([
    ...grid.flatMap((_, cell) => cardAt(grid, content, cell)?.keywords ?? []),
    ...sets.flatMap((set) => set.keywords ?? []),
  ]);
  const reading: Reading = {
    modifiers: [],
    activations: [],
    triggers: [],
    weapons: [FIST_AND_TOOTH],
    complete,
    sets: sets.map((s) => s.id),
    keywords: owners,
    moments: new Set(),
    purses: [],
    bans: [],
    rules: new Set(),
    grants: [],
  };
  const seen = new Set<string>();
  grid.forEach((gear, cell) => {
    const card = cardAt(grid, content, cell);
    if (gear === null || card === undefined) return;
    // A second copy gives no benefit of its own (survivors-in-detail.md §14); as a weapon it still can be the twin of a pair.
    const duplicate = seen.has(card.id);
    seen.add(card.id);
    const bonuses = duplicate
      ? []
      : (card.bonuses ?? []).filter((b) => bonusActive(b, cell, complete, inborn));
    const own = duplicate ? card.keywords.filter((word) => !isBenefit(word)) : card.keywords;
    const gained = bonuses.flatMap((b) => b.keywords ?? []);
    for (const word of gained) owners.add(word);
    const keywords = withArrows(grid, content, cell, [...own, ...gained]);
    if (card.weapon !== undefined)
      reading.weapons.push({
        id: gear.id,
        card: card.id,
        profile: profileWith(card.weapon, bonuses),
        keywords,
      });
    if (duplicate) return;
    const origin: Origin = { from: 'gear', gear: gear.id, card: card.id };
    let index = give(reading, card, origin);
    for (const bonus of bonuses) index = give(reading, bonus, origin, index);
  });
  for (const set of sets) give(reading, set, { from: 'set', gear: null, card: set.id });
  return reading;
}

/** Armour cards of places that an injury or a disorder leaves bare are as good as not there. */
export function worn(grid: Grid, content: Content, bans: readonly ActiveBan[]): Grid {
  const bare = (location: BodyLocation | undefined) =>
    (location === 'waist' && bans.some((b) => b.what === 'waistGear')) ||
    (location === 'body' && bans.some((b) => b.what === 'bodyArmour'));
  return grid.map((gear, cell) => (bare(cardAt(grid, content, cell)?.armour?.location) ? null : gear));
}

/** A weapon with the keywords that other cards, sets and arts give it, and without those that they take. */
function granted(weapon: Weapon, grants: readonly WeaponGrant[]): Weapon {
  const meant = grants.filter((g) => weapon.keywords.includes(g.with));
  if (meant.length === 0) return weapon;
  const kept = weapon.keywords.filter((word) => meant.every(({ lose }) => lose !== word));
  return {
    ...weapon,
    keywords: [...kept, ...meant.flatMap(({ gain }) => (gain === undefined ? [] : [gain]))],
  };
}

/** Standing consequences of recorded injuries; a second time some are worse (survivors-in-detail.md §11). */
function addInjuries(reading: Reading, injuries: readonly string[], content: Content): void {
  injuries.forEach((id, at) => {
    const injury = content.injuries[id];
    const again = injuries.indexOf(id) === at ? undefined : injury?.twice;
    const origin: Origin = { from: 'injury', gear: null, card: id };
    for (const part of [injury, again]) {
      give(reading, { modifiers: part?.modifiers, forbids: part?.forbids }, origin);
    }
  });
}

/** Everything that acts for a survivor (SD-16.3; gear-and-resources.md §16, §17). */
export function readAll(bearer: Bearer, content: Content, masters: readonly string[]): ActiveGear {
  const { grid, injuries = [], affinities: inborn = {} } = bearer;
  const all = traitsOf(content, bearer, masters);
  const bare = [
    ...bansOfInjuries(content, injuries),
    ...all.flatMap(({ trait }) => bansOf(trait.forbids, trait.id)),
  ];
  const { grants, ...active } = readGrid(worn(grid, content, bare), content, inborn);
  const reading = { ...active, grants };
  const traits = all.filter(({ trait }) => inForce(trait, active.keywords));
  for (const { kind, trait } of traits) give(reading, trait, { from: kind, gear: null, card: trait.id });
  addInjuries(reading, injuries, content);
  return {
    ...active,
    weapons: active.weapons.map((weapon) => granted(weapon, grants)),
    keywords: new Set([...active.keywords, ...traits.flatMap(({ trait }) => trait.keywords ?? [])]),
    moments: new Set(active.triggers.map((t) => t.trigger.on)),
    rules: new Set(traits.flatMap(({ trait }) => trait.rules ?? [])),
  };
}

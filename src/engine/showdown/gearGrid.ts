import { cardAt, type OwnAffinities } from './affinities';
import type { Content } from './cards/content';
import { type Add, type Sum, total } from './figure';
import { type ActiveGear, readAll, worn } from './readCards';
import type { ShowdownState } from './state';
import type { BodyLocation } from './terms';
import { type Bearer, MASTER, traitsOf } from './traits';

export { type ActiveGear, FIST_AND_TOOTH, type Origin, type Weapon } from './readCards';

/** A reading of a survivor with all that it was made from. */
interface Known extends Required<Omit<Bearer, 'id' | 'frenzy'>> {
  content: Content;
  frenzied: boolean;
  masters: string;
  active: ActiveGear;
}

/** The last reading of each survivor; and readings by what lies in a grid and what its owner is, as copies of a state share them. */
const last = new WeakMap<Bearer, Known>();
const readings = new WeakMap<Content, Map<string, ActiveGear>>();

/** Readings kept; a set-up screen that tries many must not fill the memory. */
const KEPT = 500;

const NONE: readonly string[] = [];
const NO_AFFINITY: OwnAffinities = {};

/** The types of which somebody else in the fight is a master: their specialist's skill is everyone's. */
function mastersBeside(state: Pick<ShowdownState, 'survivors'> | undefined, { id }: Bearer): string {
  let types = '';
  for (const other of state?.survivors ?? []) {
    if (other.weaponLevel < MASTER || other.weaponType === null || other.id === id) continue;
    types = types === '' ? other.weaponType : `${types},${other.weaponType}`;
  }
  return types;
}

const same = (a: readonly string[], b: readonly string[]): boolean => {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
};

/** Whether nothing of a survivor has changed that its reading was made from. The lists are compared, for they change in place. */
const fresh = (known: Known, bearer: Bearer, content: Content, masters: string): boolean =>
  known.content === content &&
  known.grid === bearer.grid &&
  known.masters === masters &&
  known.frenzied === (bearer.frenzy ?? 0) > 0 &&
  known.weaponType === (bearer.weaponType ?? null) &&
  known.weaponLevel === (bearer.weaponLevel ?? 0) &&
  known.affinities === (bearer.affinities ?? NO_AFFINITY) &&
  same(known.fightingArts, bearer.fightingArts ?? NONE) &&
  same(known.disorders, bearer.disorders ?? NONE) &&
  same(known.abilities, bearer.abilities ?? NONE) &&
  same(known.injuries, bearer.injuries ?? NONE);

const madeFrom = (bearer: Bearer, content: Content, masters: string): Omit<Known, 'active'> => ({
  content,
  masters,
  grid: bearer.grid,
  frenzied: (bearer.frenzy ?? 0) > 0,
  weaponType: bearer.weaponType ?? null,
  weaponLevel: bearer.weaponLevel ?? 0,
  affinities: bearer.affinities ?? NO_AFFINITY,
  fightingArts: [...(bearer.fightingArts ?? NONE)],
  disorders: [...(bearer.disorders ?? NONE)],
  abilities: [...(bearer.abilities ?? NONE)],
  injuries: [...(bearer.injuries ?? NONE)],
});

function readBy(bearer: Bearer, is: Omit<Known, 'active'>): ActiveGear {
  const byKey = readings.get(is.content) ?? new Map<string, ActiveGear>();
  readings.set(is.content, byKey);
  const { content, grid, ...rest } = is;
  const key = `${grid.map((g) => (g === null ? '' : `${g.id}=${g.card}`)).join(',')}${JSON.stringify(rest)}`;
  const known = byKey.get(key);
  if (known !== undefined) return known;
  if (byKey.size > KEPT) byKey.clear();
  const active = readAll(bearer, content, is.masters.split(','));
  byKey.set(key, active);
  return active;
}

/**
 * What acts for a survivor, with bonuses as they are at this moment (SD-16.3): its grid, arts, disorders, abilities, weapon
 * levels and injuries. Worked out once as long as none of these changes.
 */
export function activeGear(
  { content, state }: { content: Content; state?: Pick<ShowdownState, 'survivors'> },
  bearer: Bearer,
): ActiveGear {
  const masters = mastersBeside(state, bearer);
  const known = last.get(bearer);
  if (known !== undefined && fresh(known, bearer, content, masters)) return known.active;
  const is = madeFrom(bearer, content, masters);
  const active = readBy(bearer, is);
  last.set(bearer, { ...is, active });
  return active;
}

/** Ids of what weapon levels give a survivor now, its own and what masters beside it teach (survivors-in-detail.md §16). */
export const skillsOf = (
  { content, state }: { content: Content; state: Pick<ShowdownState, 'survivors'> },
  bearer: Bearer,
): string[] =>
  traitsOf(content, bearer, mastersBeside(state, bearer).split(',')).flatMap(({ kind, trait }) =>
    kind === 'proficiency' ? [trait.id] : [],
  );

/** The number behind a keyword: `deadly` is 1, `deadly:2` is 2, absent is 0; of several the highest. */
export function keyword(keywords: readonly string[], name: string): number {
  let most = 0;
  for (const word of keywords) {
    if (word === name) most = Math.max(most, 1);
    else if (word.startsWith(name) && word.charAt(name.length) === ':')
      most = Math.max(most, Number(word.slice(name.length + 1)));
  }
  return most;
}

type Table = { content: Content; state?: Pick<ShowdownState, 'survivors'> };

/** SD-16.4: what makes up the armour at a location when a survivor departs: cards of that place, shields, and full sets. */
export const armourSum = (r: Table, survivor: Bearer, location: BodyLocation): Sum => ({
  fill: (add) => addArmour(r, survivor, location, add),
});

/** SD-16.4: armour points at a location when a survivor departs. */
export const armourOf = (r: Table, survivor: Bearer, location: BodyLocation): number =>
  total(armourSum(r, survivor, location));

function addArmour(r: Table, survivor: Bearer, location: BodyLocation, add: Add): void {
  const { bans, sets, modifiers } = activeGear(r, survivor);
  const grid = worn(survivor.grid, r.content, bans);
  const shields = new Set<string>();
  grid.forEach((_, cell) => {
    const card = cardAt(grid, r.content, cell);
    if (card?.everywhere !== undefined && !shields.has(card.id)) add(card.id, card.everywhere);
    if (card?.everywhere !== undefined) shields.add(card.id);
    if (card?.armour?.location === location) add(card.id, card.armour.points);
  });
  for (const set of sets) add(set, r.content.armourSets[set]?.armour ?? 0);
  for (const { modifier, card } of modifiers) if (modifier.stat === 'armour') add(card, modifier.by);
}

/** Cursed gear cannot leave the grid (survivors-in-detail.md §15). */
export const staysInGrid = (content: Content, card: string): boolean =>
  content.gear[card]?.keywords.includes('cursed') === true;

import { affinities, bonusActive, cardAt, cellBeside, type Grid } from './affinities';
import type { Content } from './cards/content';
import type { Activation, ArmourSet, Gear, StandingModifier, WeaponProfile } from './cards/gear';
import type { Trigger } from './cards/trigger';
import { forbidden } from './forbidden';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { type BodyLocation, LOCATIONS } from './terms';

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

/** What a grid gives at the moment: of each active card, bonus and set. `gear` is null for a set. */
export interface ActiveGear {
  modifiers: { modifier: StandingModifier; gear: string | null; card: string }[];
  activations: { activation: Activation; gear: string | null; card: string }[];
  triggers: { trigger: Trigger; gear: string | null; card: string; index: number }[];
  weapons: Weapon[];
  /** Ids of the complete armour sets (SD-16.4). */
  sets: string[];
  /** All keywords of all cards, of the bonuses that are active and of complete sets. */
  keywords: ReadonlySet<string>;
  /** The moments that its triggers wait for. */
  moments: ReadonlySet<string>;
  /** What its cards forbid their owner. */
  forbids: ReadonlySet<string>;
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

/** A weapon with the keywords that other cards and sets give it. */
function granted(weapon: Weapon, grants: readonly WeaponGrant[]): Weapon {
  const gained = grants.filter((g) => weapon.keywords.includes(g.with)).map((g) => g.gain);
  return gained.length === 0 ? weapon : { ...weapon, keywords: [...weapon.keywords, ...gained] };
}

function read(grid: Grid, content: Content): ActiveGear {
  const complete = affinities(grid, content);
  const sets = completeSets(grid, content);
  const owners = new Set([
    ...grid.flatMap((_, cell) => cardAt(grid, content, cell)?.keywords ?? []),
    ...sets.flatMap((set) => set.keywords ?? []),
  ]);
  const active: ActiveGear = {
    modifiers: [],
    activations: [],
    triggers: [],
    weapons: [FIST_AND_TOOTH],
    sets: sets.map((s) => s.id),
    keywords: owners,
    moments: new Set(),
    forbids: new Set(),
  };
  const forbids: string[] = [];
  const grants: WeaponGrant[] = [];
  const add = (
    gives: Pick<Gear, 'modifiers' | 'activations' | 'triggers' | 'forbids' | 'weaponKeywords'>,
    gear: string | null,
    card: string,
    from: number,
  ) => {
    active.modifiers.push(...(gives.modifiers ?? []).map((modifier) => ({ modifier, gear, card })));
    active.activations.push(...(gives.activations ?? []).map((activation) => ({ activation, gear, card })));
    active.triggers.push(
      ...(gives.triggers ?? []).map((trigger, i) => ({ trigger, gear, card, index: from + i })),
    );
    forbids.push(...(gives.forbids ?? []));
    grants.push(...(gives.weaponKeywords ?? []));
    return from + (gives.triggers?.length ?? 0);
  };
  const seen = new Set<string>();
  grid.forEach((gear, cell) => {
    const card = cardAt(grid, content, cell);
    if (gear === null || card === undefined) return;
    // A second copy gives no benefit of its own (survivors-in-detail.md §14); as a weapon it still can be the twin of a pair.
    const duplicate = seen.has(card.id);
    seen.add(card.id);
    const bonuses = duplicate ? [] : (card.bonuses ?? []).filter((b) => bonusActive(b, cell, complete));
    const own = duplicate ? card.keywords.filter((word) => !isBenefit(word)) : card.keywords;
    const gained = bonuses.flatMap((b) => b.keywords ?? []);
    for (const word of gained) owners.add(word);
    const keywords = withArrows(grid, content, cell, [...own, ...gained]);
    if (card.weapon !== undefined)
      active.weapons.push({ id: gear.id, card: card.id, profile: card.weapon, keywords });
    if (duplicate) return;
    let index = add(card, gear.id, card.id, 0);
    for (const bonus of bonuses) index = add(bonus, gear.id, card.id, index);
  });
  for (const set of sets) add(set, null, set.id, 0);
  return {
    ...active,
    weapons: active.weapons.map((weapon) => granted(weapon, grants)),
    moments: new Set(active.triggers.map((t) => t.trigger.on)),
    forbids: new Set(forbids),
  };
}

/** Readings by what lies in a grid, and by the grid itself: an arrangement is never changed, only replaced. */
interface Readings {
  byCards: Map<string, ActiveGear>;
  byGrid: WeakMap<Grid, ActiveGear>;
}
const readings = new WeakMap<Content, Readings>();

/** Arrangements kept; a set-up screen that tries many must not fill the memory. */
const KEPT = 5_000;

function readingsOf(content: Content): Readings {
  const known = readings.get(content);
  if (known !== undefined) return known;
  const fresh: Readings = { byCards: new Map(), byGrid: new WeakMap() };
  readings.set(content, fresh);
  return fresh;
}

function readByCards(grid: Grid, content: Content, { byCards }: Readings): ActiveGear {
  const key = grid.map((g) => (g === null ? '' : `${g.id}=${g.card}`)).join(',');
  const known = byCards.get(key);
  if (known !== undefined) return known;
  if (byCards.size > KEPT) byCards.clear();
  const active = read(grid, content);
  byCards.set(key, active);
  return active;
}

/** What a survivor's grid gives, with bonuses as they are at this moment (SD-16.3); worked out once per arrangement. */
export function activeGear({ content }: Pick<Run, 'content'>, { grid }: Pick<Survivor, 'grid'>): ActiveGear {
  const known = readingsOf(content);
  const same = known.byGrid.get(grid);
  if (same !== undefined) return same;
  const active = readByCards(grid, content, known);
  known.byGrid.set(grid, active);
  return active;
}

/** The number behind a keyword: `deadly` is 1, `deadly:2` is 2, absent is 0. */
export function keyword(keywords: readonly string[], name: string): number {
  for (const word of keywords) {
    if (word === name) return 1;
    if (word.startsWith(name) && word.charAt(name.length) === ':') return Number(word.slice(name.length + 1));
  }
  return 0;
}

/** SD-16.4: armour points at a location when a survivor departs: cards of that place, shields, and full sets. */
export function armourOf(
  r: Pick<Run, 'content'>,
  survivor: Pick<Survivor, 'grid'> & Partial<Pick<Survivor, 'injuries'>>,
  location: BodyLocation,
): number {
  // An intestinal prolapse leaves no place for waist gear (survivors-in-detail.md §11); a shield is none.
  const { injuries = [] } = survivor;
  const bare = location === 'waist' && forbidden(r, { injuries }, 'waistGear');
  let points = 0;
  const shields = new Set<string>();
  survivor.grid.forEach((_, cell) => {
    const card = cardAt(survivor.grid, r.content, cell);
    if (card?.everywhere !== undefined && !shields.has(card.id)) points += card.everywhere;
    if (card?.everywhere !== undefined) shields.add(card.id);
    if (card?.armour?.location === location && !bare) points += card.armour.points;
  });
  if (bare) return points;
  for (const set of activeGear(r, survivor).sets) points += r.content.armourSets[set]?.armour ?? 0;
  return points;
}

/** Cursed gear cannot leave the grid (survivors-in-detail.md §15). */
export const staysInGrid = (content: Content, card: string): boolean =>
  content.gear[card]?.keywords.includes('cursed') === true;

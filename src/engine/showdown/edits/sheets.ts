import { archiveGear } from '../archiveGear';
import { bleedingLimit, markDead } from '../death';
import { gainPriority, losePriority } from '../priority';
import type { Run } from '../procedure';
import { rearm } from '../rearm';
import { changePoints } from '../stats';
import { MOST_TRAITS } from '../traits';
import { place } from '../whereabouts';
import type { EditOf } from './schema';
import { withSheet, withSurvivor } from './whom';

export const points = (r: Run, { survivor: id, points: what, by }: EditOf<'points'>): string | null =>
  withSurvivor(r, id, (survivor) => {
    changePoints(r, survivor, what, by);
    return null;
  });

export const bleeding = (r: Run, { survivor: id, to }: EditOf<'bleeding'>): string | null =>
  withSurvivor(r, id, (survivor) => {
    const deadly = bleedingLimit(r, survivor);
    if (to >= deadly) return `${deadly} bleeding tokens are death (SD-9.6)`;
    survivor.bleeding = to;
    return null;
  });

export const wear = (
  r: Run,
  { survivor: id, location, armour, light, heavy }: EditOf<'wear'>,
): string | null =>
  withSurvivor(r, id, (survivor) => {
    if (location === 'head' && light) return 'the head has no light box (SD-9.4)';
    survivor.wear[location] = { armour, light, heavy };
    return null;
  });

export const brain = (r: Run, { survivor: id, light }: EditOf<'brain'>): string | null =>
  withSurvivor(r, id, (survivor) => {
    survivor.brainLight = light;
    return null;
  });

/** One entry comes to a list or leaves it; null when done. */
function change(list: string[], entry: string, has: boolean): string | null {
  if (has) list.push(entry);
  else if (list.includes(entry)) list.splice(list.indexOf(entry), 1);
  else return `there is no "${entry}"`;
  return null;
}

export function injury(r: Run, { survivor: id, injury: which, has }: EditOf<'injury'>): string | null {
  if (!Object.hasOwn(r.content.injuries, which)) return `there is no injury "${which}"`;
  return withSheet(r, id, (survivor) => change(survivor.injuries, which, has));
}

/** Where each kind is written on the sheet; what weapon levels give is not written at all. */
const LISTS = { fightingArt: 'fightingArts', disorder: 'disorders', ability: 'abilities' } as const;

/** A fighting art, a disorder or an ability; of the first two at most three (survivors-in-detail.md §1). */
export function trait(r: Run, { survivor: id, trait: which, has }: EditOf<'trait'>): string | null {
  const kind = r.content.traits[which]?.kind;
  if (kind === undefined || kind === 'proficiency') return `there is no art, disorder or ability "${which}"`;
  return withSheet(r, id, (survivor) => {
    const list = survivor[LISTS[kind]];
    if (has && list.includes(which)) return `${survivor.name} has it already`;
    if (has && kind !== 'ability' && list.length >= MOST_TRAITS) return `${survivor.name} has three already`;
    return change(list, which, has);
  });
}

/** The type of weapon that the survivor trains (survivors-in-detail.md §16). */
export function weaponType(r: Run, { survivor: id, weaponType: type }: EditOf<'weaponType'>): string | null {
  if (type !== null && !r.content.pack.proficiencies.some((p) => p.id === type))
    return `nobody trains the weapon type "${type}"`;
  return withSheet(r, id, (survivor) => {
    survivor.weaponType = type;
    return null;
  });
}

/** A card with a deck comes from it and goes back under it, so that none is there twice. */
export function resource(r: Run, { survivor: id, card, has }: EditOf<'resource'>): string | null {
  const found = Object.hasOwn(r.content.resources, card) ? r.content.resources[card] : undefined;
  if (found === undefined) return `there is no resource "${card}"`;
  return withSurvivor(r, id, (survivor) => {
    const deck =
      found.deck === 'basic'
        ? r.state.basicResources
        : found.deck === 'monster'
          ? r.state.monsterResources
          : null;
    if (has && deck !== null && change(deck, card, false) !== null) return `no "${card}" is left in its deck`;
    const refused = change(survivor.resources, card, has);
    if (refused === null && !has) deck?.push(card);
    return refused;
  });
}

export function gear(r: Run, { survivor: id, cell, card }: EditOf<'gear'>): string | null {
  if (card !== null && !Object.hasOwn(r.content.gear, card)) return `there is no gear "${card}"`;
  return withSurvivor(r, id, (survivor) => {
    const there = survivor.grid[cell] ?? null;
    if (card === null && there === null) return 'the cell is empty';
    if (there !== null) archiveGear(r, survivor, there.id);
    if (card === null) return null;
    const gained = { id: `g${r.state.nextId}`, card, used: [] };
    r.state.nextId += 1;
    r.emit({ type: 'gained', survivor: id, card, kind: 'gear' });
    rearm(r, survivor, () => {
      survivor.grid = survivor.grid.map((old, i) => (i === cell ? gained : old));
    });
    return null;
  });
}

export const acted = (r: Run, { survivor: id, acted: has }: EditOf<'acted'>): string | null =>
  withSurvivor(r, id, (survivor) => {
    survivor.acted = has;
    return null;
  });

/** Dead, gone or back in the fight, off the board; the last one can't be taken away: that would be the end (SD-18.1). */
export function status(r: Run, { survivor: id, status: now }: EditOf<'status'>): string | null {
  const survivor = r.state.survivors.find((s) => s.id === id);
  if (survivor === undefined) return `there is no survivor "${id}"`;
  if (survivor.status === now) return `${survivor.name} is ${now} already`;
  const others = r.state.survivors.some((s) => s.id !== id && s.status === 'alive');
  if (now !== 'alive' && !others) return `${survivor.name} is the last one in the fight`;
  if (now === 'dead') markDead(r, survivor, 'edit');
  else place(r, survivor, null, 'edit');
  survivor.statuses = [];
  if (now === 'gone') losePriority(r, id, 'dead');
  if (now === 'alive') survivor.bleeding = Math.min(survivor.bleeding, bleedingLimit(r, survivor) - 1);
  survivor.status = now;
  for (const attack of r.state.attacks) if (attack.survivor === id) attack.ended = true;
  return null;
}

/** The token goes to somebody or leaves, a permanent one too: who corrects the table knows. */
export function priority(r: Run, { survivor }: EditOf<'priority'>): string | null {
  const give = () => {
    if (r.state.priority?.permanent === true) r.state.priority = null;
    gainPriority(r, survivor, false);
    return null;
  };
  return survivor === null ? give() : withSurvivor(r, survivor, give);
}

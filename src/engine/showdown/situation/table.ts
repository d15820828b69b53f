import { columnOf, parseSpace, rectangle, rowOf, type Space } from '../../board';
import { copy, type RandomState, type ScriptedDie } from '../../kernel';
import { scriptOf } from '../../table/situation/dice';
import type { Content } from '../cards/content';
import { armourOf } from '../gearGrid';
import { prepare, type SetUp, type SurvivorSetUp } from '../setup';
import type { CardInPlay, ShowdownState, Survivor } from '../state';
import { LOCATIONS } from '../terms';
import { phaseBefore } from './pauses';
import { dealPiles } from './piles';
import type { Situation } from './schema';

type Said = Situation['survivors'][string];

const spaceOf = (name: string | null | undefined): Space | null =>
  name === null || name === undefined ? null : parseSpace(name);

const cardOf = (gear: string | { card: string } | null): string | null =>
  gear === null || typeof gear === 'string' ? gear : gear.card;

export const cardsInPlay = (cards: readonly (string | CardInPlay)[]): CardInPlay[] =>
  cards.map((card) => (typeof card === 'string' ? { card, counters: 0 } : { ...card }));

/** Without the keys that were left out. */
function said<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

export const playersOf = ({ players }: Situation): readonly string[] => players ?? ['Player'];

const script = ({ dice }: Situation): ScriptedDie[] =>
  dice === undefined || typeof dice === 'string' ? [] : scriptOf(dice);

function survivorSetUp(name: string, s: Said, players: readonly string[]): SurvivorSetUp {
  const { attributes, injuries, disorders, fightingArts, abilities, weaponLevel, huntExperience } = s;
  const { weaponType, survival, insanity, courage, understanding } = s;
  return {
    name,
    player: s.player === undefined ? 0 : players.indexOf(s.player),
    grid: (s.gear ?? []).map(cardOf),
    ...(said({ injuries, disorders, fightingArts, abilities, weaponLevel, huntExperience }) as object),
    ...(said({ insanity, courage, understanding }) as object),
    ...(attributes === undefined ? {} : { attributes: said(attributes) }),
    ...(weaponType === undefined || weaponType === null ? {} : { weaponType }),
    survival: survival ?? 0,
  };
}

/** The set-up that a situation stands for: who fights, with what, by which house rules. */
export function setUpOf(situation: Situation): SetUp {
  const players = playersOf(situation);
  const { monster, variants, survivalLimit, unlocked, controller } = situation;
  return {
    monster: monster?.card ?? 'whiteLion',
    level: String(monster?.level ?? 1),
    players,
    controller: controller === undefined || controller === null ? 0 : players.indexOf(controller),
    solo: situation.solo ?? players.length === 1,
    survivors: Object.entries(situation.survivors).map(([name, s]) => survivorSetUp(name, s, players)),
    variants: said(variants ?? {}) as SetUp['variants'],
    ...(said({ survivalLimit, unlocked }) as object),
    seed: situation.seed ?? 1,
    dice: typeof situation.dice === 'string' ? situation.dice : 'scripted',
    script: script(situation),
  };
}

/** Who is meant by a name. */
function idOf(state: ShowdownState, name: string | null): string | null {
  return name === null ? null : (state.survivors.find((s) => s.name === name)?.id ?? name);
}

function standsAfter(state: ShowdownState, lies: Said['knockedDown']): number | null {
  if (lies === undefined || lies === false) return null;
  return state.monster.turns + (lies === true ? 1 : lies);
}

/** The fields of a survivor that are the same words in the file and on the table. */
const SAME = [
  'status',
  'modifiers',
  'bleeding',
  'brainLight',
  'resources',
  'survivalUsed',
  'acted',
  'hiddenBy',
  'doomedBy',
  'ignoresInjury',
  'block',
  'frenzy',
] as const;

function putSurvivor(state: ShowdownState, survivor: Survivor, s: Said, content: Content): void {
  survivor.space = spaceOf(s.at);
  survivor.standsAfter = standsAfter(state, s.knockedDown);
  survivor.tokens = said(s.tokens ?? {});
  for (const field of SAME) {
    if (s[field] !== undefined) Object.assign(survivor, { [field]: copy(s[field]) });
  }
  for (const [cell, gear] of (s.gear ?? []).entries()) {
    const inPlay = survivor.grid[cell];
    if (typeof gear === 'object' && gear !== null && inPlay != null) inPlay.used = [...gear.used];
  }
  for (const place of LOCATIONS) {
    survivor.wear[place] = {
      armour: s.armour?.[place] ?? armourOf({ content, state }, survivor, place),
      light: s.light?.includes(place) ?? false,
      heavy: s.heavy?.includes(place) ?? false,
    };
  }
}

function putMonster({ monster }: ShowdownState, wanted: NonNullable<Situation['monster']>): void {
  monster.space = spaceOf(wanted.at === undefined ? 'H11' : wanted.at);
  Object.assign(monster.attributes, said(wanted.attributes ?? {}));
  if (wanted.tokens !== undefined) monster.tokens = said(wanted.tokens);
  const { facing, knockedDown, turns, skips, life } = wanted;
  Object.assign(monster, said({ facing, knockedDown, turns, skips, life }));
  if (wanted.modifiers !== undefined) monster.modifiers = copy(wanted.modifiers);
  if (wanted.inPlay !== undefined) monster.inPlay = cardsInPlay(wanted.inPlay);
  if (wanted.injuries !== undefined) monster.injuries = cardsInPlay(wanted.injuries);
}

/** The spaces of a tile, from its north-west corner; fewer than it has where it would hang over the edge. */
export function tileSpaces(
  { card, at, turned }: NonNullable<Situation['terrain']>[number],
  content: Content,
): Space[] {
  const terrain = content.terrain[card];
  const corner = parseSpace(at);
  if (terrain === undefined || corner === null) return [];
  const [width, height] = turned === true ? [terrain.height, terrain.width] : [terrain.width, terrain.height];
  return rectangle(columnOf(corner), rowOf(corner), width, height);
}

function putTable(state: ShowdownState, situation: Situation, content: Content): void {
  state.round = situation.round ?? 1;
  state.phase = phaseBefore(situation.starts ?? 'monster', state.round);
  state.tiles = (situation.terrain ?? []).map((tile, i) => ({
    id: `t${i + 1}`,
    card: tile.card,
    spaces: tileSpaces(tile, content),
    marks: [...(tile.marks ?? [])],
  }));
  state.nextId = Math.max(state.nextId, state.tiles.length + 1);
  if (situation.controller === null) state.controller = null;
  state.nominated = idOf(state, situation.nominated ?? null);
  state.lastToWound = idOf(state, situation.lastToWound ?? null);
  state.woundsThisRound = situation.woundsThisRound ?? 0;
  state.grabbed = Object.entries(situation.grabbed ?? {}).map(([name, round]) => ({
    survivor: idOf(state, name) as string,
    round,
  }));
  const token = situation.priority ?? null;
  const { holder, permanent } =
    typeof token === 'string' ? { holder: token, permanent: false } : (token ?? {});
  state.priority =
    holder === undefined ? null : { holder: idOf(state, holder) as string, permanent: permanent ?? false };
}

/** Sets one value of the state by its path: `monster.falls`. False where there is no such place. */
export function setAt(state: ShowdownState, path: string, value: unknown): boolean {
  const keys = path.split('.');
  const last = keys.pop() as string;
  let at: unknown = state;
  for (const key of keys) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, key)) return false;
    at = (at as Record<string, unknown>)[key];
  }
  if (typeof at !== 'object' || at === null || last === '__proto__') return false;
  (at as Record<string, unknown>)[last] = copy(value);
  return true;
}

/** The table that a situation describes, before anything happens. What is wrong with it, `check` says. */
export function tableOf(situation: Situation, content: Content): ShowdownState {
  const state = prepare(setUpOf(situation), content);
  if (situation.random !== undefined) state.dice.random = copy(situation.random) as unknown as RandomState;
  putMonster(state, situation.monster ?? {});
  for (const survivor of state.survivors)
    putSurvivor(state, survivor, situation.survivors[survivor.name] as Said, content);
  putTable(state, situation, content);
  dealPiles(state, situation, content);
  for (const [path, value] of Object.entries(situation.exactly ?? {})) setAt(state, path, value);
  // What was worked out for a grid on the way must not be remembered for what it has become.
  return copy(state);
}

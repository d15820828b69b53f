import { rowOf, type Space, spaceName } from '../../board';
import type { Content } from '../cards/content';
import type { CardInPlay, GearInPlay, Modifier, ShowdownState, Survivor } from '../state';
import { LOCATIONS } from '../terms';
import type { PileName } from './fields';

/** The table in the words of a situation file: the same for what a file says, what it expects and what is written. */
export type View = Record<string, unknown>;

/** Leaves zeros out, so that what is not there need not be written down. */
const present = (counts: Readonly<Record<string, number | undefined>>): View =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined && count !== 0));

const inPlay = (cards: readonly CardInPlay[]): unknown[] =>
  cards.map(({ card, counters }) => (counters === 0 ? card : { card, counters }));

const modifiers = (list: readonly Modifier[]): View[] => list.map((modifier) => ({ ...modifier }));

function gear(grid: readonly (GearInPlay | null)[]): unknown[] {
  const cells = grid.map((g) =>
    g === null ? null : g.used.length === 0 ? g.card : { card: g.card, used: g.used },
  );
  while (cells.length > 0 && cells[cells.length - 1] === null) cells.pop();
  return cells;
}

/** How many monster turns end until a survivor stands up; `true` is the next, `false`: stands. */
function lies(state: ShowdownState, { standsAfter }: Survivor): boolean | number {
  if (standsAfter === null) return false;
  const turns = standsAfter - state.monster.turns;
  return turns === 1 ? true : turns;
}

const whole = (space: number | null): string | null => (space === null ? null : spaceName(space));

export const nameOf = (state: ShowdownState, id: string | null): string | null =>
  id === null ? null : (state.survivors.find((s) => s.id === id)?.name ?? id);

const playerName = (state: ShowdownState, id: string | null): string | null =>
  id === null ? null : (state.players.find((p) => p.id === id)?.name ?? id);

/** One survivor; every key of `survivorFields`. */
export function survivorView(state: ShowdownState, s: Survivor): View {
  return {
    player: playerName(state, s.player),
    at: whole(s.space),
    status: s.status,
    knockedDown: lies(state, s),
    attributes: { ...s.attributes },
    tokens: present(s.tokens),
    modifiers: modifiers(s.modifiers),
    bleeding: s.bleeding,
    survival: s.survival,
    insanity: s.insanity,
    courage: s.courage,
    understanding: s.understanding,
    armour: Object.fromEntries(LOCATIONS.map((place) => [place, s.wear[place].armour])),
    light: LOCATIONS.filter((place) => s.wear[place].light),
    heavy: LOCATIONS.filter((place) => s.wear[place].heavy),
    brainLight: s.brainLight,
    injuries: s.injuries,
    disorders: s.disorders,
    fightingArts: s.fightingArts,
    abilities: s.abilities,
    gear: gear(s.grid),
    resources: s.resources,
    survivalUsed: s.survivalUsed,
    acted: s.acted,
    hiddenBy: s.hiddenBy,
    doomedBy: s.doomedBy,
    ignoresInjury: s.ignoresInjury,
    block: s.block,
    frenzy: s.frenzy,
    huntExperience: s.huntExperience,
    weaponType: s.weaponType,
    weaponLevel: s.weaponLevel,
  };
}

/** The monster; every key of `monsterFields`. */
export function monsterView({ monster: m }: ShowdownState): View {
  return {
    at: whole(m.space),
    facing: m.facing,
    knockedDown: m.knockedDown,
    attributes: { ...m.attributes },
    tokens: present(m.tokens),
    modifiers: modifiers(m.modifiers),
    inPlay: inPlay(m.inPlay),
    injuries: inPlay(m.injuries),
    turns: m.turns,
    life: m.life,
    skips: m.skips,
  };
}

/** Every pile, from the top. */
export function pilesView(state: ShowdownState): Record<PileName, string[]> {
  const { monster } = state;
  return {
    deck: monster.ai.deck,
    discard: monster.ai.discard,
    wounds: monster.wounds,
    hitLocations: monster.hitLocations.deck,
    hitLocationDiscard: monster.hitLocations.discard,
    archive: monster.archive,
    terrainDeck: state.terrainDeck,
    basicResources: state.basicResources,
    monsterResources: state.monsterResources,
  };
}

const widthOf = (spaces: readonly Space[]): number =>
  spaces.filter((space) => rowOf(space) === rowOf(spaces[0] as Space)).length;

/** The rest of the table; every key of `tableFields`, and how the fight ended. */
export function tableView(state: ShowdownState, content: Content): View {
  const { priority } = state;
  return {
    round: state.round,
    controller: playerName(state, state.controller),
    nominated: nameOf(state, state.nominated),
    priority:
      priority === null
        ? null
        : priority.permanent
          ? { holder: nameOf(state, priority.holder), permanent: true }
          : nameOf(state, priority.holder),
    lastToWound: nameOf(state, state.lastToWound),
    woundsThisRound: state.woundsThisRound,
    grabbed: Object.fromEntries(state.grabbed.map((g) => [nameOf(state, g.survivor), g.round])),
    terrain: state.tiles.map(({ card, spaces, marks }) => ({
      card,
      at: spaceName(spaces[0] as number),
      ...(widthOf(spaces) === content.terrain[card]?.width ? {} : { turned: true }),
      ...(marks.length === 0 ? {} : { marks }),
    })),
    outcome: state.outcome,
  };
}

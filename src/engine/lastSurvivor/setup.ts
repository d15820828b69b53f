import { type DiceSource, newDice, type ScriptedDie, shuffle } from '../kernel';
import { ownOf } from '../table/ownOf';
import type { MapCard, SurvivorContent } from './cards/content';
import { drawSupports } from './changes';
import { keyOf } from './find';
import type { Survivor, SurvivorOptions, SurvivorState } from './state';
import { FIRST_CARDS, MOST_SURVIVORS, RESOURCES, type Resource } from './terms';

/** How a game begins. */
export interface SurvivorSetUp {
  map: string;
  players: readonly string[];
  /** Card and player of each seat, clockwise. */
  survivors: readonly { card: string; player: number }[];
  /** Players whom the program plays as it begins; the rules know no difference. */
  bots?: readonly number[] | undefined;
  options?: Partial<SurvivorOptions> | undefined;
  seed: number;
  dice?: DiceSource | undefined;
  script?: readonly ScriptedDie[] | undefined;
}

const DEFAULTS: SurvivorOptions = { together: 'draw', sides: 12, rerolled: 'keeps' };

const known = (cards: Readonly<Record<string, unknown>>, id: string): boolean => Object.hasOwn(cards, id);

/** Why a set-up can't be played; null if it can. */
export function checkSurvivorSetUp(setup: SurvivorSetUp, content: SurvivorContent): string | null {
  const { map, players, survivors } = setup;
  const cards = survivors.map((s) => s.card);
  if (!known(content.maps, map)) return `there is no map "${map}"`;
  if (players.length < 1 || players.length > MOST_SURVIVORS) return `one to ${MOST_SURVIVORS} players`;
  // LS-1.1
  if (cards.length < 2 || cards.length > MOST_SURVIVORS) return `two to ${MOST_SURVIVORS} survivors`;
  const stranger = cards.find((card) => !known(content.survivors, card));
  if (stranger !== undefined) return `there is no survivor "${stranger}"`;
  if (new Set(cards).size < cards.length) return 'each survivor is there once';
  if (survivors.some(({ player }) => players[player] === undefined)) return 'each survivor has a player';
  if (setup.bots?.some((player) => players[player] === undefined) === true)
    return 'the program plays for a player who is there';
  return null;
}

const none = (): Record<Resource, number> =>
  Object.fromEntries(RESOURCES.map((what) => [what, 0])) as Record<Resource, number>;

function survivorOf(map: MapCard, content: SurvivorContent, setup: SurvivorSetUp, i: number): Survivor {
  const { card = '', player = 0 } = setup.survivors[i] ?? {};
  const { stamina = 1, begins = {} } = ownOf(content.survivors, card) ?? {};
  return {
    id: `s${i + 1}`,
    card,
    player: `p${player + 1}`,
    stamina,
    damage: 0,
    resources: { ...none(), ...begins },
    items: [],
    hand: [],
    space: keyOf(map.starts[i] ?? { q: 0, r: 0 }),
    status: 'alive',
    missed: 0,
  };
}

/** The prepared table, before its first day. */
export function prepareSurvivors(setup: SurvivorSetUp, content: SurvivorContent): SurvivorState {
  const { pack } = content;
  const map = content.maps[setup.map] as MapCard;
  const state: SurvivorState = {
    stack: [],
    decision: null,
    asked: 0,
    dice: newDice(
      setup.seed,
      setup.dice ?? 'seeded',
      (setup.script ?? []).map((die) => ({ ...die })),
    ),
    options: { ...DEFAULTS, ...setup.options },
    map: setup.map,
    day: 0,
    players: setup.players.map((name, i) => ({ id: `p${i + 1}`, name })),
    survivors: setup.survivors.map((_, i) => survivorOf(map, content, setup, i)),
    // LS-1.2: all of them, the advanced ones where the map says so.
    projects: pack.projects.filter((p) => p.advanced !== true || map.advanced === true).map((p) => p.id),
    counters: [],
    gathered: [],
    supports: {
      deck: pack.supports.flatMap(({ id, copies }) => Array.from({ length: copies }, () => id)),
      discard: [],
    },
    encounters: { deck: pack.encounters.map((c) => c.id), discard: [] },
    nights: { deck: pack.nights.map((c) => c.id), discard: [] },
    duel: null,
    outcome: null,
  };
  for (const { deck } of [state.supports, state.encounters, state.nights]) shuffle(deck, state.dice.random);
  const run = { state, content, emit: () => undefined };
  for (const { id } of state.survivors) drawSupports(run, id, FIRST_CARDS);
  return state;
}

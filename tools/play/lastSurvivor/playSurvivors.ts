import {
  type AnySurvivorEvent,
  bareOf,
  botAnswer,
  type Command,
  type Decision,
  LAST_SURVIVOR_TABLE,
  type LastSurvivorSetUp,
  lastSurvivorGame,
  type Option,
  type SurvivorContent,
  type SurvivorState,
} from '../../../src/engine';
import { type Chance, chanceOf, oneOf } from '../chance';
import { some } from '../encounter/setUps';
import { type PolicyOf, playOut, type WatcherOf } from '../playOut';
import { answer, kindThenOne } from '../policy';

/** The frost of the ninth night kills the hardiest, of the tenth also who is warm. */
const MOST_DAYS = 10;

export type SurvivorPolicy = PolicyOf<SurvivorState, SurvivorContent>;

/** Uniform legal play, by kinds of answers; nothing is thrown away that often. */
export const randomly: SurvivorPolicy = (_, decision, chance) => {
  const wasteful = (kind: string) => kind === 'drop' || kind === 'discard';
  const kept = decision.options.filter((o) => !wasteful(o.kind) || chance(4) === 0);
  return answer(decision, kindThenOne({ ...decision, options: kept }, chance));
};

/** In each question what is wanted first; a turn goes on as long as something of this can be done. */
const WANTED: Readonly<Record<string, readonly string[]>> = {
  action: ['attack', 'treat', 'investigate', 'gather', 'craft', 'use', 'go'],
  prevent: ['shieldItem', 'shieldCard'],
  take: ['resource'],
  meal: ['resource'],
  pay: ['pay'],
};

const hexes = (a: string, b: string): number => {
  const [one, other] = [a, b].map((key) => key.split(',').map(Number));
  const [dq, dr] = [0, 1].map((i) => (one?.[i] ?? 0) - (other?.[i] ?? 0)) as [number, number];
  return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
};

/** The way that leads nearest to somebody else. */
function towards({ survivors }: SurvivorState, { about, options }: Decision): Option | undefined {
  const others = survivors.filter((s) => s.status === 'alive' && s.id !== about.survivor);
  const far = (space: string) => Math.min(...others.map((s) => hexes(s.space, space)));
  const ways = options.filter((o) => o.kind === 'go') as (Option & { space: string })[];
  return ways.sort((a, b) => far(a.space) - far(b.space))[0];
}

/** A player who fights, eats, mends and gathers where it can, seeks the others, and chooses by lot within that. */
export const eagerly: SurvivorPolicy = (state, decision, chance, content) => {
  const kinds = WANTED[decision.kind] ?? [];
  const wanted = kinds.find((kind) => decision.options.some((o) => o.kind === kind));
  if (wanted === undefined || chance(6) === 0) return randomly(state, decision, chance, content);
  const way = decision.kind === 'action' && chance(3) === 0 ? towards(state, decision) : undefined;
  const liked = decision.options.filter((o) => o.kind === wanted);
  return answer(decision, way !== undefined && wanted !== 'attack' ? way : oneOf(liked, chance));
};

/** The program's own player, as it plays seats at the table; dice that are to be typed in fall by lot. */
export const sensibly: SurvivorPolicy = (state, decision, chance, content) => {
  const [key] = botAnswer({ state, content });
  return key === undefined
    ? randomly(state, decision, chance, content)
    : { type: 'answer', decision: decision.id, keys: [key] };
};

const OPTIONS = {
  together: ['draw', 'attackerLoses'],
  sides: [12, 12, 10, 20],
  rerolled: ['keeps', 'clears'],
} as const;

/** A set-up by its seed: two to four survivors on any map, with any options. */
export function randomSurvivors({ pack }: SurvivorContent, seed: number): LastSurvivorSetUp {
  const chance: Chance = chanceOf(seed * 2 + 7_000_003);
  const players = Array.from({ length: 1 + chance(4) }, (_, i) => `Player ${i + 1}`);
  return {
    map: oneOf(pack.maps, chance).id,
    players,
    survivors: some(pack.survivors, 2 + chance(3), chance).map(({ id }) => ({
      card: id,
      player: chance(players.length),
    })),
    options: {
      together: oneOf(OPTIONS.together, chance),
      sides: oneOf(OPTIONS.sides, chance),
      rerolled: oneOf(OPTIONS.rerolled, chance),
    },
    seed,
    dice: chance(8) === 0 ? 'typed' : 'seeded',
  };
}

/**
 * Plays a whole game on the bare state.
 * @throws if a command is refused, the engine is at fault or it does not end
 */
export function playSurvivors(
  setup: LastSurvivorSetUp,
  content: SurvivorContent,
  policy: SurvivorPolicy,
  seed: number,
  watcher: WatcherOf<SurvivorState, AnySurvivorEvent> = {},
  game = lastSurvivorGame,
): { state: SurvivorState; commands: Command[] } {
  const emit = (event: AnySurvivorEvent) => watcher.event?.(event);
  const state = bareOf(LAST_SURVIVOR_TABLE, setup, content, emit);
  const commands = playOut(game, { state, content, emit }, policy, chanceOf(seed), watcher, ({ day }) => {
    if (day > MOST_DAYS) throw new Error(`more than ${MOST_DAYS} days`);
    return false;
  });
  if (state.outcome === null) throw new Error('it ended without an outcome');
  return { state, commands };
}

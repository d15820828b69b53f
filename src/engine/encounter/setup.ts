import { type DiceSource, newDice, type ScriptedDie } from '../kernel';
import { ownOf } from '../table/ownOf';
import type { EncounterContent } from './cards/content';
import { byLot, fromCup } from './cup';
import type { Run } from './procedure';
import type { EncounterState, Investigator } from './state';
import { MOST_INVESTIGATORS, QUICK_MONSTERS, type RunKind, SKILLS, type Skill } from './terms';

/** How a table of encounters begins. */
export interface EncounterSetUp {
  run: RunKind;
  players: readonly string[];
  /** Card and seat of each. */
  investigators: readonly { card: string; player: number }[];
  /** Quick: the monsters that are met; without it some by lot. An epic one is there only by name (CE-5.3). */
  monsters?: readonly string[] | undefined;
  /** The longer run: an epic monster that is there from the start (CE-5.3). */
  herald?: string | undefined;
  seed: number;
  dice?: DiceSource | undefined;
  script?: readonly ScriptedDie[] | undefined;
}

const known = (cards: Readonly<Record<string, unknown>>, id: string): boolean => Object.hasOwn(cards, id);
const twice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** Why a set-up can't be played; null if it can. */
export function checkEncounterSetUp(setup: EncounterSetUp, content: EncounterContent): string | null {
  const { run, players, investigators, monsters = [], herald } = setup;
  const cards = investigators.map((i) => i.card);
  const most = run === 'quick' ? 1 : MOST_INVESTIGATORS;
  if (players.length < 1 || players.length > MOST_INVESTIGATORS)
    return `one to ${MOST_INVESTIGATORS} players`;
  if (cards.length < 1 || cards.length > most)
    return run === 'quick' ? 'one investigator' : `one to ${most} investigators`;
  const stranger = cards.find((card) => !known(content.investigators, card));
  if (stranger !== undefined) return `there is no investigator "${stranger}"`;
  if (twice(cards)) return 'each investigator is there once';
  if (investigators.some(({ player }) => players[player] === undefined))
    return 'each investigator has a player';
  const unknown = [...monsters, ...(herald === undefined ? [] : [herald])].find(
    (m) => !known(content.monsters, m),
  );
  if (unknown !== undefined) return `there is no monster "${unknown}"`;
  if (twice(monsters)) return 'each monster is there once';
  if (run === 'quick' && herald !== undefined)
    return 'an epic monster of a quick encounter is one of its monsters';
  if (run === 'clear' && monsters.length > 0) return 'the monsters of this run are drawn from the cup';
  if (monsters.length > 6) return 'at most six monsters';
  if (herald !== undefined && ownOf(content.monsters, herald)?.epic !== true)
    return `"${herald}" is not epic`;
  return null;
}

const noChanges = (): Record<Skill, number> =>
  Object.fromEntries(SKILLS.map((skill) => [skill, 0])) as Record<Skill, number>;

/** Monsters on the places at the start of a longer run. */
const atFirst = (investigators: number, places: number): number => Math.min(places, 2 + investigators);

function investigatorOf(
  state: EncounterState,
  content: EncounterContent,
  setup: EncounterSetUp,
  i: number,
): Investigator {
  const { card = '', player = 0 } = setup.investigators[i] ?? {};
  const {
    health = 1,
    sanity = 1,
    clues = 0,
    focus = 0,
    conditions = [],
    possessions = [],
  } = ownOf(content.investigators, card) ?? {};
  return {
    id: `i${i + 1}`,
    card,
    player: state.players[player]?.id ?? 'p1',
    changes: noChanges(),
    ...{ health, sanity, clues, focus },
    conditions: [...conditions],
    possessions: possessions.map((p) => {
      state.nextId += 1;
      return { id: `p${state.nextId}`, card: p, used: [] };
    }),
    // Everybody begins in the middle.
    place: state.places[0] ?? '',
    status: 'up',
  };
}

/** Monsters on their places; where they are drawn, by lot. */
function lay(r: Run, setup: EncounterSetUp): void {
  const { state } = r;
  const put = (card: string, place: string) => {
    state.cup = state.cup.filter((c) => c !== card);
    state.box = state.box.filter((c) => c !== card);
    state.monsters.push({ card, place, lost: 0 });
  };
  const draw = (place: string) => {
    const card = fromCup(r);
    if (card !== null) put(card, place);
  };
  const [middle = '', ...others] = state.places;
  if (setup.run === 'quick') {
    if (setup.monsters !== undefined && setup.monsters.length > 0)
      for (const card of setup.monsters) put(card, middle);
    else for (let i = 0; i < QUICK_MONSTERS; i += 1) draw(middle);
    return;
  }
  const free = [...others, middle];
  for (let i = 0; i < atFirst(state.investigators.length, state.places.length); i += 1)
    draw(free[i] ?? middle);
  // CE-5.3: it comes because the set-up names it.
  if (setup.herald !== undefined) put(setup.herald, byLot(r, others));
}

/** The prepared table, before its first round. */
export function prepareEncounter(setup: EncounterSetUp, content: EncounterContent): EncounterState {
  const { monsters, places } = content.pack;
  const state: EncounterState = {
    stack: [],
    decision: null,
    asked: 0,
    dice: newDice(
      setup.seed,
      setup.dice ?? 'seeded',
      (setup.script ?? []).map((die) => ({ ...die })),
    ),
    run: setup.run,
    round: 0,
    players: setup.players.map((name, i) => ({ id: `p${i + 1}`, name })),
    investigators: [],
    places: (setup.run === 'quick' ? places.slice(0, 1) : places).map((p) => p.id),
    monsters: [],
    cup: monsters.filter((m) => m.epic !== true).map((m) => m.id),
    box: monsters.filter((m) => m.epic === true).map((m) => m.id),
    felled: [],
    nextId: 0,
    outcome: null,
  };
  state.investigators = setup.investigators.map((_, i) => investigatorOf(state, content, setup, i));
  const run: Run = { state, content, emit: () => undefined };
  lay(run, setup);
  return state;
}

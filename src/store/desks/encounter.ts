import {
  type AnyEncounterEvent,
  type EncounterContent,
  type EncounterSetUp,
  type EncounterState,
  renamedPlayers,
} from '../../engine';
import { PLAYED, useEncounter } from '../encounter';
import type { ShownSmall } from '../keep/shapes';
import { anyDesk, type Desk, type Tale } from './desk';
import { short } from './short';

type Told = AnyEncounterEvent['type'];

/** Facts that the next one tells as well. */
const SILENT: readonly Told[] = ['roundBegan', 'rolled'];
/** Answers that what comes of them tells. */
const TOLD_BY_OUTCOME = ['beforeRoll', 'typeDie'];

/** How long each kind of event is looked at, in milliseconds; the others as long as a line takes. */
const LOOK: Partial<Record<Told, number>> = {
  tokenTurned: 900,
  tested: 900,
  lost: 700,
  investigatorDefeated: 1000,
  monsterDefeated: 900,
  ended: 1000,
};
const LINE_MS = 500;

/** How encounters are told. */
export const ENCOUNTER_TALE: Tale<EncounterState, AnyEncounterEvent> = {
  unit: 'round',
  roundOf: ({ round }) => round,
  roundBegan: (event) => (event.type === 'roundBegan' ? event.round : null),
  isSilent: (event) =>
    SILENT.includes(event.type) ||
    (event.type === 'answered' && (event.forced || TOLD_BY_OUTCOME.includes(event.kind))),
  lookOf: (events) => Math.max(0, ...events.map(({ type }) => LOOK[type] ?? LINE_MS)),
};

/** What moments of them are cut with. */
export const ENCOUNTER_TELLING = { played: PLAYED, tale: ENCOUNTER_TALE };

function shown(
  { players, run }: EncounterSetUp,
  { round, outcome, investigators }: EncounterState,
): ShownSmall {
  return {
    table: 'encounter',
    kind: run,
    players: players.map(short),
    people: investigators.map(({ card, status }) => ({ card, in: status !== 'defeated' })),
    round,
    outcome,
  };
}

const desk: Desk<EncounterSetUp, EncounterState, EncounterContent, AnyEncounterEvent> = {
  played: PLAYED,
  store: useEncounter,
  tale: ENCOUNTER_TALE,
  shown,
  fileName: ({ run, seed }) => `encounter-${run}-${seed}`,
  namesIn: ({ players }) => players,
  renamed: renamedPlayers(),
  // Nothing is declined here and nobody guides.
  aside: () => ({}),
  onAside: () => () => undefined,
  resumed: () => undefined,
  rest: () => undefined,
};

/** Combat encounters. */
export const ENCOUNTER_DESK = anyDesk(desk);

import { current, type LastSurvivorSetUp, type SurvivorState } from '../../../src/engine';
import { useLastSurvivor } from '../../../src/store/lastSurvivor';

export const table = () => useLastSurvivor.getState();

/** The game as it stands. */
export function state(): SurvivorState {
  const { journal } = table();
  if (journal === null) throw new Error('nothing lies on the table');
  return current(journal);
}

/** Two people, or as wanted otherwise. */
export const setUp = (more: Partial<LastSurvivorSetUp> = {}): LastSurvivorSetUp => ({
  map: 'brackenIsle',
  players: ['Mika', 'Ren'],
  survivors: [
    { card: 'trapper', player: 0 },
    { card: 'surgeon', player: 1 },
  ],
  seed: 7,
  dice: 'seeded',
  ...more,
});

const QUIET = ['endTurn', 'pass', 'done', 'bear', 'leave', 'none', 'nothing', 'decline'];

/** Answers with what asks nothing, until something holds. */
export function waitFor(wanted: (state: SurvivorState) => boolean): void {
  for (let answers = 0; answers < 300 && !wanted(state()); answers += 1) {
    const { decision } = state();
    const quiet = decision?.options.find(({ kind }) => QUIET.includes(kind)) ?? decision?.options[0];
    if (quiet === undefined) throw new Error('nothing is asked any more');
    table().answer(quiet.key);
  }
}

/** Everybody stands on one space on the second day, with a vial of poison and something to eat. */
export function meet(more: Partial<LastSurvivorSetUp> = {}): void {
  table().start(setUp(more));
  waitFor(({ day, decision }) => day === 2 && decision?.kind === 'action');
  for (const { id } of state().survivors) {
    table().edit({ what: 'space', survivor: id, space: '1,1' });
    table().edit({ what: 'resource', survivor: id, of: 'poison', to: 1 });
    table().edit({ what: 'stamina', survivor: id, to: 7 });
  }
}

/** Presses an answer of this kind without a screen. */
export function give(kind: string): void {
  const option = state().decision?.options.find((o) => o.kind === kind);
  if (option === undefined) throw new Error(`${kind} can't be done`);
  table().answer(option.key);
}

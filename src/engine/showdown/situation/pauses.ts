import type { Frame, Question } from '../../kernel';
import { showdownGame } from '../game';
import type { ShowdownGame } from '../procedure';
import type { ShowdownState } from '../state';

/** Where a situation stops between turns, and the step of the round before which it does. */
const PAUSES = {
  beforeMonster: 'monster',
  beforeSurvivors: 'survivors',
  afterSurvivors: 'roundEnd',
} as const;
export type Pause = keyof typeof PAUSES;

const question = (kind: string): Question => ({
  kind,
  by: 'survivors',
  options: [{ key: 'goOn', kind: 'goOn' }],
  pause: true,
});

function withPauses(): ShowdownGame {
  const { round } = showdownGame.procedures;
  if (round === undefined) throw new Error('there is no round');
  const pause = (kind: string) => ({ ask: () => question(kind), answer: () => undefined });
  const steps = Object.entries(round.steps).flatMap(([name, step]) => {
    const before = Object.entries(PAUSES).find(([, next]) => next === name);
    return before === undefined
      ? [[name, step]]
      : [
          [before[0], pause(before[0])],
          [name, step],
        ];
  });
  return {
    ...showdownGame,
    procedures: { ...showdownGame.procedures, round: { ...round, steps: Object.fromEntries(steps) } },
  };
}

/** The game as situations play it: the same rules, and a rest between the turns. */
export const pausingGame: ShowdownGame = withPauses();

export const isPause = (kind: string | undefined): kind is Pause =>
  kind !== undefined && Object.hasOwn(PAUSES, kind);

/** Where the fight rests; null: it does not. */
export function pauseOf({ decision }: ShowdownState): Pause | null {
  return isPause(decision?.kind) ? decision.kind : null;
}

/** Puts the fight under way: it rests before a turn. */
export function beginAt(state: ShowdownState, pause: Pause): void {
  const frame = { cause: null, result: null };
  const fight = { procedure: 'showdown', step: 'again', first: 'monster', ...frame } as Frame;
  state.stack = [fight, { procedure: 'round', step: pause, ...frame }];
}

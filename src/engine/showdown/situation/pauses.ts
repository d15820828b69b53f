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

/** Where a situation begins. */
export const STARTS = ['monster', 'survivors', 'acts', 'roundEnd'] as const;
export type Start = (typeof STARTS)[number];

/** The step of the round at which each begins; `acts` is in the middle of the survivors' turn. */
const BEGINS: Record<Start, string> = {
  monster: 'beforeMonster',
  survivors: 'beforeSurvivors',
  acts: 'afterSurvivors',
  roundEnd: 'afterSurvivors',
};

/** The phase that the fight is in before each. */
export const phaseBefore = (start: Start, round: number): ShowdownState['phase'] => {
  if (start === 'survivors') return 'end';
  return start === 'monster' && round === 1 ? 'setup' : 'survivors';
};

/** Puts the fight under way: it rests before a turn, or asks who acts next. */
export function beginAt(state: ShowdownState, start: Start): void {
  const frame = { cause: null, result: null };
  const fight = { procedure: 'showdown', step: 'again', first: 'monster', ...frame } as Frame;
  state.stack = [fight, { procedure: 'round', step: BEGINS[start], ...frame }];
  if (start !== 'acts') return;
  const turn = { procedure: 'survivorsTurn', step: 'more', chance: null, ...frame } as Frame;
  state.stack.push(turn);
}

/** What a table begins with that stands where a situation can begin; null: it does not. */
export function startOf(state: ShowdownState): Start | null {
  const pause = pauseOf(state);
  if (pause !== null) return STARTS.find((s) => s !== 'acts' && BEGINS[s] === pause) ?? null;
  return state.decision?.kind === 'whoActs' && state.stack.length === 3 ? 'acts' : null;
}

function roundOf({ stack }: ShowdownState): Frame | undefined {
  return stack.find((frame) => frame.procedure === 'round');
}

/** Makes a table that was played with rests one of the game without. A rest itself has to be played on. */
export function withoutPauses(state: ShowdownState): void {
  const frame = roundOf(state);
  if (frame !== undefined && isPause(frame.step)) frame.step = PAUSES[frame.step];
}

/** The other way round. */
export function withPausesAgain(state: ShowdownState): void {
  const frame = roundOf(state);
  const pause = Object.entries(PAUSES).find(([, step]) => step === frame?.step);
  if (frame !== undefined && pause !== undefined) frame.step = pause[0];
}

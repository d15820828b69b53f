import { beforeEach, expect, it } from 'vitest';
import { blindSpot, distance, type ShowdownState } from '../../../src/engine';
import { CONTENT } from '../../../src/store/content';
import { adviceFor } from '../../../src/store/guide/advice';
import { beginFirstFight } from '../../../src/store/guide/firstFight';
import { followFight, giveAdvice } from '../../../src/store/guide/follow';
import { useSettings } from '../../../src/store/settings';
import { chanceOf } from '../../../tools/play/chance';
import { answerOnce, guide, session, table, watch } from './playGuided';

beforeEach(() => {
  guide().leave();
  useSettings.getState().setPace('fast');
});

const base = ({ monster: { space, size, facing } }: ShowdownState) => ({ space: space ?? 0, size, facing });

/** Follows the advice wherever there is one; gives back how it ended. */
function follow(seed: number, seen: (state: ShowdownState) => void): ShowdownState['outcome'] {
  beginFirstFight(seed);
  const chance = chanceOf(seed);
  watch();
  while (table().decision !== null) {
    const advice = adviceFor(table(), CONTENT);
    seen(table());
    if (advice === null) answerOnce(chance);
    else session().answer(advice.key);
    watch();
  }
  return table().outcome;
}

it('is always an answer to the question, is what it says, and following it is good play', () => {
  const outcomes: unknown[] = [];
  const whys = new Set<string>();
  for (let seed = 1; seed <= 20; seed += 1) {
    let began: string | null = null;
    const outcome = follow(seed, (state) => {
      const advice = adviceFor(state, CONTENT);
      if (advice === null) return;
      whys.add(advice.why);
      expect(state.decision?.options.map(({ key }) => key)).toContain(advice.key);
      const { space, why } = advice;
      // Whoever is said to reach the monster, or only to come nearer, is advised just that once it acts.
      if (began !== null && state.decision?.kind === 'act') {
        expect(why === 'nearer', `after ${began}`).toBe(began === 'approach');
      }
      began = state.decision?.kind === 'whoActs' ? why : null;
      if (why === 'dodge' || why === 'dodgeWorst') {
        const hits = state.decision?.options.filter(({ kind }) => kind === 'dodge') ?? [];
        const places = new Set(hits.map((hit) => (hit as unknown as { location: string }).location));
        expect(why === 'dodgeWorst', 'the worst place is said of several alone').toBe(places.size > 1);
      }
      if (space === undefined) return;
      const away = distance(base(state), { space, size: 1 });
      expect(away === 1, why).toBe(why !== 'nearer');
      expect(blindSpot(base(state)).includes(space), why).toBe(why === 'behind');
    });
    outcomes.push(outcome);
  }
  expect([...whys].sort()).toEqual([
    'approach',
    'attack',
    'behind',
    'beside',
    'dodge',
    'dodgeWorst',
    'done',
    'first',
    'nearer',
    'throw',
  ]);
  expect(outcomes.filter((o) => o === 'victory').length).toBeGreaterThan(12);
});

it('comes by itself in the first round; later only when it is asked for, and goes with its question', () => {
  beginFirstFight(2);
  const stop = followFight(false);
  const chance = chanceOf(2);
  watch();
  const rounds = new Set<number>();
  while (table().round < 3 && table().decision !== null) {
    if (guide().advice !== null) rounds.add(table().round);
    answerOnce(chance);
    watch();
  }
  expect([...rounds]).toEqual([1]);
  while (table().decision?.kind !== 'act') {
    answerOnce(chance);
    watch();
  }
  giveAdvice();
  expect(guide().advice).not.toBeNull();
  answerOnce(chance);
  expect(guide().advice).toBeNull();
  stop();
});

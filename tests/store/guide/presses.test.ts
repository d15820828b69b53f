import { expect, it } from 'vitest';
import { beginFirstFight } from '../../../src/store/guide/firstFight';
import { followFight } from '../../../src/store/guide/follow';
import { goOn } from '../../../src/store/guide/goOn';
import { holds } from '../../../src/store/guide/holds';
import { usePlayOut } from '../../../src/store/playOut';
import { chanceOf } from '../../../tools/play/chance';
import { answerOnce, guide, session, table, told } from './playGuided';

const shown = () => usePlayOut.getState().pictures[usePlayOut.getState().at];

/** Looks at what happens; gives back how many presses it waited for. */
function watchHeld(): number {
  let presses = 0;
  for (let picture = shown(); picture !== undefined; picture = shown()) {
    if (holds(guide(), session().setup, picture)) {
      goOn();
      presses += 1;
    } else usePlayOut.getState().next();
  }
  return presses;
}

/** Plays the guided fight of a seed to its end by what has to be pressed. */
function play(seed: number): { answers: number; others: number; told: number } {
  beginFirstFight(seed);
  const chance = chanceOf(seed);
  const stop = followFight(false);
  let answers = 0;
  let others = watchHeld();
  while (table().decision !== null) {
    answerOnce(chance);
    answers += 1;
    others += watchHeld();
  }
  stop();
  return { answers, others, told: told().length };
}

/**
 * What these fights took when each step of the monster and each idea wanted a press of its own: answers, "Next", "Got it".
 */
const BEFORE: Readonly<Record<number, readonly [number, number, number]>> = {
  1: [73, 46, 44],
  3: [60, 107, 48],
  4: [71, 97, 45],
  5: [91, 113, 48],
  6: [81, 78, 49],
};

it('a guided fight is pressed on only where something new is told, and tells as much as before', () => {
  for (const [seed, [answers, next, read]] of Object.entries(BEFORE)) {
    const fight = play(Number(seed));
    expect(fight.answers).toBe(answers);
    expect(fight.told, `told, seed ${seed}`).toBeGreaterThanOrEqual(read - 3);
    expect(fight.others, `presses besides answers, seed ${seed}`).toBeLessThan((next + read) / 3);
    expect(fight.others).toBeLessThan(fight.answers / 2);
  }
});

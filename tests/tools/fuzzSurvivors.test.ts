import { describe, expect, it } from 'vitest';
import { lastSurvivorGame } from '../../src/engine';
import { LAST_SURVIVOR } from '../../src/store/survivorContent';
import { fuzzSurvivors } from '../../tools/fuzz/lastSurvivor/fuzzSurvivors';
import { newSurvivorTally } from '../../tools/fuzz/lastSurvivor/tally';
import { unperformed } from '../../tools/fuzz/tally';

type State = Parameters<typeof lastSurvivorGame.edit>[0]['state'];

/** The game with something done to the table at each beginning of a turn. */
function gameWith(spoil: (state: State) => void): typeof lastSurvivorGame {
  const { turn } = lastSurvivorGame.procedures;
  const begin = turn?.steps.begin;
  if (turn === undefined || typeof begin !== 'function') throw new Error('a turn begins with no act');
  const spoiled: typeof begin = (f: unknown, r) => {
    spoil(r.state);
    return begin(f, r);
  };
  const steps = { ...turn.steps, begin: spoiled };
  return { ...lastSurvivorGame, procedures: { ...lastSurvivorGame.procedures, turn: { ...turn, steps } } };
}

describe('random games of last survivor', () => {
  it('are played to their end without a violation, and every kind of question comes up', () => {
    const tally = newSurvivorTally(LAST_SURVIVOR);
    const failures = Array.from({ length: 40 }, (_, i) => fuzzSurvivors(i + 1, LAST_SURVIVOR, tally));
    expect(failures.filter((f) => f !== null)).toEqual([]);
    const { questions, verbs, survivors, maps } = tally;
    expect(unperformed({ questions, verbs, survivors, maps })).toEqual([]);
  });

  it.each([
    ['a card that vanished', (state) => void state.supports.deck.pop(), /support cards are missing/],
    [
      'a fourth damage',
      ({ survivors }) => void Object.assign(survivors[0] ?? {}, { damage: 4 }),
      /lives with 4/,
    ],
    ['a project that is gone', (state) => void state.projects.pop(), /LS-1.2/],
    [
      'a fault',
      () => {
        throw new Error('planted');
      },
      /planted/,
    ],
  ] as [string, (state: State) => void, RegExp][])('find %s that is planted', (_, spoil, message) => {
    const tally = newSurvivorTally(LAST_SURVIVOR);
    expect(fuzzSurvivors(2, LAST_SURVIVOR, tally, gameWith(spoil))?.message).toMatch(message);
  });
});

import { describe, expect, it } from 'vitest';
import { encounterGame } from '../../src/engine';
import { ENCOUNTERS } from '../../src/store/encounterContent';
import { fuzzEncounter } from '../../tools/fuzz/encounter/fuzzEncounter';
import { newEncounterTally } from '../../tools/fuzz/encounter/tally';
import { unperformed } from '../../tools/fuzz/tally';

/** The game with something done to the table at each turn of a token. */
function gameWith(
  spoil: (state: Parameters<typeof encounterGame.edit>[0]['state']) => void,
): typeof encounterGame {
  const { encounter } = encounterGame.procedures;
  const turn = encounter?.steps.turn;
  if (encounter === undefined || typeof turn !== 'function')
    throw new Error('an encounter begins with no act');
  const spoiled: typeof turn = (f: unknown, r) => {
    spoil(r.state);
    return turn(f, r);
  };
  const steps = { ...encounter.steps, turn: spoiled };
  return {
    ...encounterGame,
    procedures: { ...encounterGame.procedures, encounter: { ...encounter, steps } },
  };
}

describe('random encounters', () => {
  it('are played to their end without a violation, and every kind of question comes up', () => {
    const tally = newEncounterTally(ENCOUNTERS);
    const failures = Array.from({ length: 60 }, (_, i) => fuzzEncounter(i + 1, ENCOUNTERS, tally));
    expect(failures.filter((f) => f !== null)).toEqual([]);
    const asked = unperformed({
      questions: tally.questions,
      verbs: tally.verbs,
      investigators: tally.investigators,
    });
    expect(asked).toEqual([]);
  });

  it.each([
    ['a token that vanished', (state) => void state.cup.pop(), /is there 0 times/],
    ['an epic one in the cup', (state) => void state.cup.push('quayMaw'), /quayMaw/],
    [
      'more sanity than there can be',
      ({ investigators }) => void Object.assign(investigators[0] ?? {}, { sanity: 40 }),
      /CE-7.2/,
    ],
    [
      'a fault',
      () => {
        throw new Error('planted');
      },
      /planted/,
    ],
  ] as [string, Parameters<typeof gameWith>[0], RegExp][])('find %s that is planted', (_, spoil, message) => {
    const tally = newEncounterTally(ENCOUNTERS);
    expect(fuzzEncounter(2, ENCOUNTERS, tally, gameWith(spoil))?.message).toMatch(message);
  });
});

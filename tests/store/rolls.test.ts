import { describe, expect, it } from 'vitest';
import type { AnyEvent } from '../../src/engine';
import { hitting, rollsIn } from '../../src/store/rolls';
import { attack } from '../engine/showdown/survivors/attack';

const told = (events: readonly AnyEvent[]) =>
  rollsIn(events).map(({ rolled, told: by }) => [rolled.purpose, rolled.dice, by?.type ?? null]);

describe('dice and what came of them', () => {
  it('an attack, its wound and the blow that answers it: each roll with its own outcome, in order', () => {
    const t = attack({
      hitLocations: ['beastsKnee'],
      attacker: { survival: 0 },
      dice: [8, 1, 3],
    }).end();
    expect(told(t.events).slice(0, 2)).toEqual([
      ['attack', [8, 1], 'survivorAttacked'],
      ['wound', [3], 'woundAttempted'],
    ]);
  });

  it('a sharp weapon: both dice are told by the one attempt', () => {
    const rolled = (purpose: string, dice: number[]): AnyEvent => ({
      type: 'rolled',
      purpose,
      sides: 10,
      dice,
      cause: null,
    });
    const figure = { value: 8, parts: [] };
    const judged: AnyEvent = {
      type: 'woundAttempted',
      survivor: 's1',
      card: 'beastsKnee',
      dice: [4, 9],
      strength: figure,
      toughness: figure,
      critical: null,
      wounds: figure,
      result: 'wound',
      why: 'enough',
    };
    const rolls = rollsIn([rolled('wound', [4]), rolled('sharp', [9]), judged]);
    expect(rolls.map((roll) => roll.told)).toEqual([judged, judged]);
  });

  it('dice that are rolled anew before they count tell nothing', () => {
    const again = (dice: number[]): AnyEvent => ({
      type: 'rolled',
      purpose: 'attack',
      sides: 10,
      dice,
      cause: null,
    });
    const hit: AnyEvent = {
      type: 'survivorAttacked',
      survivor: 's1',
      weapon: 'catGutBow',
      dice: [9, 2],
      need: { value: 7, parts: [] },
      speed: { value: 2, parts: [] },
      hits: 1,
      perfect: 0,
    };
    expect(told([again([9, 1]), again([2]), hit])).toEqual([
      ['attack', [9, 1], null],
      ['attack', [2], 'survivorAttacked'],
    ]);
  });

  it('the higher faces hit before the lower ones, wherever they lie; without a hit none does', () => {
    expect(hitting([1, 5, 10], 1)).toEqual([false, false, true]);
    expect(hitting([9, 3, 8], 2)).toEqual([true, false, true]);
    expect(hitting([9, 3], 0)).toEqual([false, false]);
  });
});

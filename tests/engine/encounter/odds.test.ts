import { describe, expect, it } from 'vitest';
import { encounterOdds, testOdds } from '../../../src/engine/encounter/encounterOdds';
import { any, atLeast, both, chance, successes } from '../../../src/engine/encounter/odds';
import { PROBES, tiny } from './kit';

const fraction = ({ ways, of }: { ways: number; of: number }) => `${ways}/${of}`;
const seen = (t: ReturnType<typeof tiny>) => ({ state: t.state, content: PROBES });

/** Every roll of so many dice, counted one by one. */
function counted(dice: number, from: number, fits: (successes: number) => boolean): string {
  const all = 6 ** dice;
  let ways = 0;
  for (let roll = 0; roll < all; roll += 1) {
    let rest = roll;
    let k = 0;
    for (let i = 0; i < dice; i += 1) {
      if ((rest % 6) + 1 >= from) k += 1;
      rest = Math.floor(rest / 6);
    }
    if (fits(k)) ways += 1;
  }
  return fraction(chance(ways, all));
}

describe('the exact chance of successes', () => {
  it.each([
    ['CE-2.2 plain, on 5 and 6', 5, ['19/27', '7/27', '1/27']],
    ['CE-2.2 blessed, on 4 too', 4, ['7/8', '1/2', '1/8']],
    ['CE-2.2 cursed, on 6 alone', 6, ['91/216', '2/27', '1/216']],
  ])('%s: at least one, two, three of three dice', (_, from, wanted) => {
    expect([1, 2, 3].map((k) => fraction(atLeast(3, from, k)))).toEqual(wanted);
  });

  it.each([1, 2, 4, 5])('CE-2.5 of %i dice it is what counting every roll gives', (dice) => {
    for (const from of [4, 5, 6])
      for (let k = 0; k <= dice + 1; k += 1)
        expect(fraction(atLeast(dice, from, k))).toBe(counted(dice, from, (n) => n >= k));
  });

  it.each([4, 5, 6])('adds up to one for as many dice as a table can bring (from %i)', (from) => {
    for (const dice of [1, 7, 16, 20]) expect(fraction(any(successes(dice, from)))).toBe('1/1');
  });

  it('combines what excludes and what does not touch one another', () => {
    expect(fraction(any([chance(1, 4), chance(1, 6)]))).toBe('5/12');
    expect(fraction(both(chance(2, 3), chance(3, 4)))).toBe('1/2');
  });
});

describe('what a test can come to before its roll', () => {
  it('CE-3.1 each loss of sanity and the fall have their chance', () => {
    // Two dice of will against horror 2, with one sanity left: any loss is the end.
    const t = tiny({ investigators: [{ sanity: 1 }], monsters: ['brute'] });
    const odds = testOdds(seen(t), 'i1', 'brute', 'will');
    expect(odds).toMatchObject({ dice: 2, from: 5, need: 2 });
    expect(odds?.losses.map(fraction)).toEqual(['1/9', '4/9', '4/9']);
    expect(odds && fraction(odds.fall)).toBe('8/9');
  });

  it('CE-4.3 each loss of health, the fall, the defeat and both together', () => {
    // Three dice against damage 2 and toughness 2, one health token on it already.
    const t = tiny({ investigators: [{ health: 1 }], monsters: [{ card: 'brute', lost: 1 }] });
    const odds = testOdds(seen(t), 'i1', 'brute', 'strength');
    expect(odds?.losses.map(fraction)).toEqual(['7/27', '4/9', '8/27']);
    expect(odds && [odds.fall, odds.defeat, odds.together].map(fraction)).toEqual(['20/27', '19/27', '4/9']);
  });

  it('CE-1.2 a token without a test has no odds of it, and CE-3.2 the second test waits for the first', () => {
    const t = tiny({ investigators: [{ sanity: 1 }], monsters: ['brute', 'ox', 'ghost'] });
    expect(testOdds(seen(t), 'i1', 'ox', 'will')).toBeNull();
    expect(testOdds(seen(t), 'i1', 'ghost', 'strength')).toBeNull();
    const whole = encounterOdds(seen(t), 'i1', 'brute');
    // One in nine stands after the will test; then 7/27 for two successes of three dice.
    expect(fraction(whole.defeat)).toBe(fraction(both(chance(1, 9), chance(7, 27))));
    expect(fraction(whole.fall)).toBe('8/9');
    expect(fraction(encounterOdds(seen(t), 'i1', 'ghost').defeat)).toBe('0/1');
  });
});

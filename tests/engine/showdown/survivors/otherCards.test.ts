import { describe, expect, test } from 'vitest';
import { CONTENT_PACK } from '../../../../src/content';
import type { Gear, HitLocation } from '../../../../src/engine';
import { loadContent } from '../../../../src/engine/showdown/loadContent';
import { type AttackTable, attack } from './attack';

/** Rules of attacks that no card of the program needs yet; people's own cards may. */
const PLACES: HitLocation[] = [
  { id: 'plain' },
  { id: 'firstA', kind: 'firstStrike' },
  { id: 'firstB', kind: 'firstStrike' },
  { id: 'dense', kind: 'superDense' },
  { id: 'hard', toughness: 2 },
  { id: 'soft', toughness: -2 },
];

const weapon = (id: string, keywords: string[]): Gear => ({
  id,
  source: 'test',
  keywords: ['melee', ...keywords],
  weapon: { speed: 2, accuracy: 6, strength: 3 },
});

const content = loadContent({
  ...structuredClone(CONTENT_PACK),
  monsters: CONTENT_PACK.monsters.map((m) => ({
    ...structuredClone(m),
    hitLocations: [...m.hitLocations, ...PLACES],
  })),
  gear: [
    ...CONTENT_PACK.gear,
    weapon('sharp', ['sharp']),
    weapon('devastating', ['devastating:2']),
    weapon('slow', ['slow']),
    weapon('frail', ['frail']),
    weapon('plain', []),
  ],
});

const strike = (card: string, table: Pick<AttackTable, 'hitLocations' | 'dice'> & Partial<AttackTable>) =>
  attack({ content, weapon: 'g1', ...table, attacker: { grid: [card], ...table.attacker } });

describe('SD-14.6 first strike', () => {
  test('SD-14.6 its cards come before all others, in the order of the attacker', () => {
    const t = strike('plain', {
      attacker: { tokens: { speed: 1 } },
      hitLocations: ['plain', 'firstA', 'firstB'],
      dice: [6, 6, 6, 2, 2, 2],
    });
    expect(t.options).toEqual(['firstA', 'firstB']);
    t.answer('firstB').end();
    expect(t.log('woundAttempted').map((e) => e.card)).toEqual(['firstB', 'firstA', 'plain']);
  });
});

describe('SD-14.7 sharp and toughness of the place', () => {
  test('SD-14.7 sharp adds a second d10 to the strength', () => {
    const t = strike('sharp', { hitLocations: ['plain'], dice: [6, 1, 2, 3] }).end();
    expect(t.log('woundAttempted')[0]).toMatchObject({
      dice: [2, 3],
      result: 'wound',
      strength: { value: 6 },
    });
  });
  test('SD-14.7 the second die neither fails by a 1 nor wounds by a 10', () => {
    const one = strike('sharp', { hitLocations: ['plain'], dice: [6, 1, 5, 1] }).end();
    expect(one.log('woundAttempted')[0]?.result).toBe('wound');
    const ten = strike('sharp', {
      monster: { tokens: { toughness: 20 } },
      hitLocations: ['plain'],
      dice: [6, 1, 2, 10],
    }).end();
    expect(ten.log('woundAttempted')[0]?.result).toBe('failure');
  });
  test.each([
    ['hard', 7, 'wound'],
    ['hard', 6, 'failure'],
    ['soft', 3, 'wound'],
    ['soft', 2, 'failure'],
  ])('SD-14.7 at the %s place a %i is a %s', (place, die, result) => {
    const t = strike('plain', { hitLocations: [place], dice: [6, 1, die] }).end();
    expect(t.log('woundAttempted')[0]?.result).toBe(result);
  });
  test('SD-14.8 without a critical part a lantern 10 is a plain wound', () => {
    const t = strike('plain', { hitLocations: ['plain'], dice: [6, 1, 10] }).end();
    expect(t.log('woundAttempted')[0]?.result).toBe('wound');
  });
  test('SD-14.8 … and so is an automatic hit', () => {
    const t = strike('plain', { hitLocations: ['plain'], automatic: true, dice: [] }).end();
    expect(t.log('woundAttempted')[0]?.result).toBe('wound');
    expect(t.monster.wounds).toHaveLength(1);
  });
});

describe('SD-14.9 super-dense', () => {
  test.each([
    ['frail', false],
    ['plain', true],
  ])('SD-14.9 a %s weapon that attempts it is kept: %s', (card, kept) => {
    const t = strike(card, { hitLocations: ['dense'], dice: [6, 1, 9] }).end();
    expect(t.gear('s1', card) !== undefined).toBe(kept);
  });
  test('SD-14.9 it breaks at the end of the attack, after the other hits', () => {
    const t = strike('frail', { hitLocations: ['dense', 'plain'], dice: [6, 6, 2, 2] });
    t.answer('dense').end();
    expect(t.log('woundAttempted').map((e) => e.card)).toEqual(['dense', 'plain']);
    expect(t.gear('s1', 'frail')).toBeUndefined();
  });
});

describe('SD-14.10 devastating', () => {
  test('SD-14.10 each wound causes so many more', () => {
    const t = strike('devastating', { hitLocations: ['plain'], dice: [6, 1, 9] }).end();
    expect(t.monster.wounds).toHaveLength(3);
  });
  test('SD-14.11 the wound after the last card defeats it, in the middle of several', () => {
    const wound = (aiDiscard: string[]) =>
      strike('devastating', {
        hitLocations: ['plain'],
        monster: { ai: ['claw'], aiDiscard },
        dice: [6, 1, 9],
      }).end();
    expect(wound(['chomp', 'grasp']).state.outcome).toBeNull();
    expect(wound(['chomp']).state.outcome).toBe('victory');
  });
});

describe('SD-14.2 slow', () => {
  test.each([
    [0, [6]],
    [1, [6, 2, 2]],
  ])('SD-14.2 suffered Frenzy %i times: dice %j', (frenzy, dice) => {
    const t = strike('slow', {
      attacker: { frenzy, tokens: { speed: 1 } },
      hitLocations: ['plain'],
      dice: [...dice, 2],
    }).end();
    expect(t.log('survivorAttacked')[0]?.dice).toEqual(dice);
  });
});

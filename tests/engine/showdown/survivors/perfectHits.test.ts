import { describe, expect, test } from 'vitest';
import type { TinyFight } from '../kit';
import { tinyFight } from '../kit';
import { hurt } from './acting';
import { attack } from './attack';

const strengths = (t: TinyFight) => t.log('woundAttempted').map((e) => e.strength.value);
const toughness = (t: TinyFight) => t.log('woundAttempted').map((e) => e.toughness.value);

describe('Counterweighted Axe', () => {
  const joined = ['scrapDagger', null, null, 'counterweightedAxe'];
  const swing = (grid: (string | null)[], dice: number[], hitLocations: string[]) =>
    attack({ attacker: { grid, at: 'F11' }, weapon: 'g2', hitLocations, dice });

  test('Counterweighted Axe: a perfect hit draws no hit location and wounds', () => {
    const t = swing(joined, [10, 1], ['beastsKnee']).end();
    expect(t.monster.wounds).toHaveLength(1);
    expect(t.log('hitLocationsDrawn')).toEqual([]);
    expect(t.monster.hitLocations.deck).toEqual(['beastsKnee']);
    expect(t.log('monsterWounded').map((e) => e.by)).toEqual(['s1']);
    expect(t.state.lastToWound).toBe('s1');
    expect(t.survivor('s1').woundedWith).toContain('axe');
  });
  test('Counterweighted Axe: the other hits draw theirs', () => {
    const t = swing(joined, [10, 6, 2], ['beastsKnee', 'beastsFemur']).end();
    expect(t.log('hitLocationsDrawn').map((e) => e.cards)).toEqual([['beastsKnee']]);
    expect(t.monster.wounds).toHaveLength(1);
  });
  test('Counterweighted Axe: each perfect hit', () => {
    expect(swing(joined, [10, 10], ['beastsKnee']).end().monster.wounds).toHaveLength(2);
  });
  test('Counterweighted Axe: its wound can be the last one', () => {
    const t = attack({
      attacker: { grid: joined },
      weapon: 'g2',
      hitLocations: ['beastsKnee'],
      ai: [],
      dice: [10, 1],
    }).end();
    expect(t.state.outcome).toBe('victory');
  });
  test('Counterweighted Axe: without its red edge it hits like any axe', () => {
    const t = attack({
      attacker: { grid: ['counterweightedAxe'], at: 'F11' },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [10, 1, 2],
    }).end();
    expect(t.monster.wounds).toEqual([]);
    expect(t.log('hitLocationsDrawn')).toHaveLength(1);
  });
});

describe('Whistling Mace', () => {
  const swing = (dice: (number | { value: number; purpose: string })[], survivor = {}) =>
    attack({
      attacker: { grid: ['whistlingMace'], ...survivor },
      weapon: 'g1',
      hitLocations: ['beastsKnee', 'beastsFemur', 'beastsEar'],
      ai: ['claw', 'chomp', 'grasp'],
      dice,
    });

  test('Whistling Mace: a perfect hit reveals the next AI card, which goes on top or under the deck', () => {
    const under = swing([10, 2, 2, 2]);
    expect(under.options).toEqual(['claw', 'under:claw']);
    expect(under.answer('under:claw').end().monster.ai.deck).toEqual(['chomp', 'grasp', 'claw']);
    const top = swing([10, 2, 2, 2]).answer('claw').end();
    expect(top.monster.ai.deck).toEqual(['claw', 'chomp', 'grasp']);
    expect(top.log('revealed').map((e) => [e.pile, e.cards])).toEqual([['ai', ['claw']]]);
  });
  test('Whistling Mace: a plain hit reveals nothing', () => {
    expect(swing([9, 2, 2, 2]).end().log('revealed')).toEqual([]);
  });
  test('Unwieldy: each 1 among the dice is 1 damage to the attacker', () => {
    const t = swing([
      1,
      1,
      5,
      { value: 1, purpose: 'hitLocation' },
      { value: 6, purpose: 'hitLocation' },
    ]).end();
    expect(t.log('damaged').map((e) => [e.survivor, e.location, e.amount])).toEqual([
      ['s1', 'head', 1],
      ['s1', 'legs', 1],
    ]);
  });
  test('Unwieldy: knocked down by it the attacker loses the hits (SD-12.9)', () => {
    const t = swing([1, 6, 6, 6], {
      wear: hurt(),
    }).end();
    expect(t.survivor('s1').standsAfter).not.toBeNull();
    expect(t.log('hitLocationsDrawn')).toEqual([]);
  });
  test('Unwieldy: a weapon without it takes its 1s as misses', () => {
    const t = attack({
      attacker: { grid: ['boneBlade'] },
      weapon: 'g1',
      hitLocations: [],
      dice: [1, 1],
    }).end();
    expect(t.log('damaged')).toEqual([]);
  });
});

describe('wounds with a weapon', () => {
  test('Beast Knuckle: each wound takes 1 toughness to the end of the attack', () => {
    const t = attack({
      attacker: { grid: ['beastKnuckle'] },
      weapon: 'g1',
      hitLocations: ['beastsKnee', 'beastsFemur'],
      dice: [6, 6, 5, 2],
    });
    t.answer('beastsKnee').end();
    const [before, after] = toughness(t) as [number, number];
    expect(after).toBe(before - 1);
    expect(t.monster.tokens).toEqual({});
  });
  test('Beast Knuckle: nothing for a failure, nor for a wound with something else', () => {
    const failed = attack({
      attacker: { grid: ['beastKnuckle'] },
      weapon: 'g1',
      hitLocations: ['beastsKnee', 'beastsFemur'],
      dice: [6, 6, 2, 2],
    });
    failed.answer('beastsKnee').end();
    expect(new Set(toughness(failed)).size).toBe(1);
    const other = attack({
      attacker: { grid: ['beastKnuckle', 'boneAxe'] },
      weapon: 'g2',
      hitLocations: ['beastsKnee', 'beastsFemur'],
      dice: [6, 6, 6, 2],
    });
    other.answer('beastsKnee').end();
    expect(new Set(toughness(other)).size).toBe(1);
  });
  test('Beast Knuckle: a pair hits with both and the second has its drawbacks only', () => {
    const t = attack({
      attacker: { grid: ['beastKnuckle', 'beastKnuckle'] },
      weapon: 'g1',
      hitLocations: [],
      dice: [1, 1, 1, 1],
    }).end();
    expect(t.log('survivorAttacked')[0]?.speed.value).toBe(4);
  });
  const thrust = (grid: (string | null)[], used: string[], weapon = 'g1') =>
    attack({
      attacker: { grid },
      weapon,
      hitLocations: ['beastsKnee', 'beastsFemur'],
      dice: [6, 6, 9, 9],
      set: (state) => {
        state.survivors[0]?.grid.forEach((gear) => {
          gear?.used.push(...used);
        });
      },
    });
  test('Lance of Longinus: its first wound of the showdown takes 1 toughness token, the second none', () => {
    const t = thrust(['lanceOfLonginus'], []).answer('beastsKnee').end();
    expect(t.monster.wounds).toHaveLength(2);
    expect(t.monster.tokens.toughness).toBe(-1);
  });
  test('Lance of Longinus: not for a wound with another weapon', () => {
    const t = thrust(['lanceOfLonginus', 'boneAxe'], [], 'g2').answer('beastsKnee').end();
    expect(t.monster.tokens.toughness).toBeUndefined();
    expect(strengths(t)).toEqual([3, 3]);
  });
  test('Lance of Longinus: not for a wound that somebody else deals', () => {
    const t = tinyFight({
      monster: { ai: ['claw', 'chomp'] },
      survivors: [{ at: 'A1', grid: ['lanceOfLonginus'] }, { at: 'A2' }],
    })
      .perform('woundMonster', { wounds: 1, by: 's2' })
      .end();
    expect(t.monster.tokens).toEqual({});
  });
  test('SD-9.8 Lance of Longinus: irreplaceable, it goes with its owner', () => {
    const t = tinyFight({ survivors: [{ at: 'A1', grid: ['lanceOfLonginus', 'boneAxe'] }, { at: 'A3' }] })
      .perform('killSurvivor', { survivor: 's1', why: 'bledOut' })
      .end();
    expect(t.gear('s1', 'lanceOfLonginus')).toBeUndefined();
    expect(t.gear('s1', 'boneAxe')).toBeDefined();
  });
});

import { describe, expect, test } from 'vitest';
import { type Placed, tinyFight } from '../kit';
import { attack } from './attack';

const quiet = { survival: 0 };

/** What the first survivor can attack with in its act. */
function attacks(survivor: Partial<Placed>): string[] {
  const t = tinyFight({ survivors: [{ at: 'G11', ...quiet, ...survivor }] }).perform('act', {
    survivor: 's1',
  });
  const options = t.options.filter((key) => key.startsWith('attack:'));
  t.answer('endAct').end();
  return options;
}

describe('rare gear', () => {
  test('Butcher Cleaver: sentient, it is wielded by the insane only', () => {
    expect(attacks({ grid: ['butcherCleaver'], insanity: 2 })).toEqual(['attack:fistAndTooth']);
    expect(attacks({ grid: ['butcherCleaver'], insanity: 3 })).toEqual(['attack:fistAndTooth', 'attack:g1']);
  });
  test('Butcher Cleaver: paired', () => {
    const t = attack({
      attacker: { grid: ['butcherCleaver', 'butcherCleaver'], insanity: 3 },
      weapon: 'g1',
      hitLocations: [],
      dice: [2, 2, 2, 2],
    }).end();
    expect(t.log('survivorAttacked')[0]?.dice).toHaveLength(4);
  });
  test('Steel Sword: sharp, and a perfect hit adds d10 strength to the attack; slow', () => {
    const t = attack({
      attacker: { grid: ['steelSword'], tokens: { speed: 1 } },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [10, { purpose: 'attackBonus', value: 7 }, 2, { purpose: 'sharp', value: 4 }],
    }).end();
    expect(t.log('woundAttempted')[0]?.strength.value).toBe(5 + 7 + 4);
  });
  test('Steel Sword: no die for a plain hit, nor for a perfect hit with something else', () => {
    const plain = attack({
      attacker: { grid: ['steelSword'] },
      weapon: 'g1',
      hitLocations: ['beastsKnee'],
      dice: [9, 2, 4],
    }).end();
    expect(plain.log('woundAttempted')[0]?.strength.value).toBe(9);
    attack({ attacker: { grid: ['steelSword'] }, hitLocations: [], dice: [10, 1] }).end();
  });
  test.each([
    ['lanternHalberd', [2, 4, 7]],
    ['twilightSword', [1, 9, 9]],
    ['thunderMaul', [2, 6, 10]],
    ['steelShield', [1, 6, 6]],
    ['adventureSword', [3, 6, 0]],
  ] as const)('%s: its profile', (card, [speed, accuracy, strength]) => {
    const dice = [accuracy, ...Array<number>(speed - 1).fill(1), 2];
    const t = attack({ attacker: { grid: [card] }, weapon: 'g1', hitLocations: ['beastsKnee'], dice }).end();
    expect(t.log('survivorAttacked')[0]).toMatchObject({ weapon: card, hits: 1 });
    expect(t.log('woundAttempted')[0]?.strength.value).toBe(strength);
  });
  test('Muramasa: sharp and deadly 2: an 8 is critical, a 7 is not', () => {
    const wound = (die: number) =>
      attack({
        attacker: { grid: ['muramasa'] },
        weapon: 'g1',
        hitLocations: ['beastsKnee'],
        dice: [6, 1, 1, 1, 1, 1, die, 1],
      })
        .end()
        .log('woundAttempted')[0]?.result;
    expect(wound(8)).toBe('critical');
    expect(wound(7)).toBe('wound');
  });
});

describe('cursed gear', () => {
  test('Twilight Sword: archived when its owner dies', () => {
    const t = tinyFight({ survivors: [{ at: 'A1', ...quiet, grid: ['twilightSword', 'boneAxe'] }] })
      .perform('killSurvivor', { survivor: 's1', why: 'bledOut' })
      .end();
    expect(t.gear('s1', 'twilightSword')).toBeUndefined();
    expect(t.gear('s1', 'boneAxe')).toBeDefined();
  });
  test('SD-16.5 Regal Helm: it can’t make room in a full grid', () => {
    const grid = ['regalHelm', ...Array<string>(8).fill('boneAxe')];
    const t = tinyFight({ survivors: [{ at: 'A1', grid }] }).perform('gainGear', {
      survivor: 's1',
      card: 'scrapSword',
    });
    expect(t.options).not.toContain('g1');
    expect(t.options).toContain('g2');
    t.answer('new').end();
  });
  test('Regal Plackart: 4 armour at its place, and five pieces are no set', () => {
    const pieces = ['regalHelm', 'regalPlackart', 'regalGauntlets', 'regalFaulds', 'regalGreaves'];
    const t = tinyFight({
      survivors: [{ at: null, ...quiet, grid: pieces }],
      variants: { placement: 'random' },
      monster: { at: null },
      set: (state) => {
        state.round = 0;
      },
    }).perform('setup', {});
    t.end();
    const { wear } = t.survivor('s1');
    expect(Object.values(wear).map((w) => w.armour)).toEqual([4, 4, 4, 4, 4]);
  });
});

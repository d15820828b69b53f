import { describe, expect, test } from 'vitest';
import { struckStill } from '../engine/showdown/harm/blow';
import { attack } from '../engine/showdown/survivors/attack';
import { said } from './said';

describe('what a number is made of', () => {
  test('SD-8.2, SD-8.3 the monster: dice and what hits, by profile, bonus, tokens of both', () => {
    const t = struckStill({
      monster: { tokens: { speed: 1, accuracy: 1 } },
      target: { tokens: { evasion: 2 } },
      scope: { bonus: [{ stat: 'speed', by: 1, source: 'claw' }] },
      dice: [1, 1, 1],
    }).end();
    expect(said(t, 'monsterAttacked')).toEqual([
      [
        'Dice: 1, 1, 1',
        'Dice: 3',
        'profile +1',
        "monster's speed tokens +1",
        'Claw +1',
        'Needed to hit: 3',
        'profile +2',
        "survivor's evasion tokens +2",
        "monster's accuracy tokens −1",
      ],
    ]);
  });

  test('SD-8.2 never less than one die is a contribution of its own', () => {
    const t = struckStill({ monster: { tokens: { speed: -3 } }, dice: [1] }).end();
    expect(said(t, 'monsterAttacked')[0]?.slice(1, 5)).toEqual([
      'Dice: 1',
      'profile +1',
      "monster's speed tokens −3",
      'never less than that +3',
    ]);
  });

  test('SD-14.3 the survivor: the blind spot with its rule', () => {
    const t = attack({ attacker: { at: 'H10' }, hitLocations: ['beastsKnee'], dice: [1, 2] }).end();
    expect(said(t, 'survivorAttacked')[0]?.slice(-3)).toEqual([
      'Needed to hit: 7',
      'weapon +8',
      'blind spot −1',
    ]);
    expect(t.log('survivorAttacked')[0]?.need.parts[1]?.rule).toBe('SD-14.3');
  });

  test('a bonus of this attack has the name of the card that gives it, once, however often it came', () => {
    const t = attack({
      attacker: { survival: 0, fightingArts: ['mightyStrike'] },
      hitLocations: ['beastsKnee', 'beastsFemur'],
      dice: [10, 10, 2, 2],
    })
      .answer('beastsKnee')
      .end();
    expect(said(t, 'woundAttempted')[0]?.slice(2, 4)).toEqual(['Strength: 4', 'Mighty strike +4']);
  });

  test('SD-8.8 and so it is where a card makes its own attack stronger, hit by hit', () => {
    const t = struckStill({
      scope: { card: { kind: 'ai', id: 'ram' }, moved: 1 },
      profile: { speed: 2 },
      effects: { afterHit: [{ do: 'attackGains', damage: 'moved' }] },
      dice: [2, 1, { purpose: 'hitLocation', value: 3 }],
    }).end();
    const { figure } = t.log('damaged')[0] ?? {};
    expect(figure?.parts).toEqual([
      { source: 'profile', by: 1 },
      { source: 'ram', by: 1 },
    ]);
  });

  test('SD-12.5 a fallen monster is hit on 3+, and nothing else counts', () => {
    const t = attack({
      monster: { knockedDown: true },
      hitLocations: ['beastsKnee'],
      dice: [2, 2],
    }).end();
    expect(said(t, 'survivorAttacked')[0]?.slice(-2)).toEqual(['Needed to hit: 3', 'knocked down +3']);
  });
});

describe('why a wound attempt came out so', () => {
  const outcome = (die: number, monster = {}) =>
    said(attack({ monster, hitLocations: ['beastsKnee'], dice: [8, 1, die] }).passAll(), 'woundAttempted')[0];

  test('SD-14.7 to SD-14.9 the die, both sides, what is critical and the wounds', () => {
    expect(outcome(8)).toEqual([
      'Die and strength reach the toughness',
      'Dice: 8',
      'Strength: 0',
      'Toughness: 8',
      "monster's toughness +8",
      'Critical from: 9',
      'a lantern +10',
      'deadly −1',
      'Wounds: 1',
      'a wound +1',
    ]);
  });
  test.each([
    [1, 'A 1 always fails'],
    [7, 'Die and strength do not reach the toughness'],
    [8, 'Die and strength reach the toughness'],
    [10, 'The die itself is critical'],
  ])('SD-14.7 to SD-14.9 a %i: %s', (die, why) => {
    expect(outcome(die)?.[0]).toBe(why);
  });
  test('SD-14.9 a 10 wounds where it is not critical', () => {
    expect(outcome(10, { tokens: { luck: 2, toughness: 9 } })?.[0]).toBe('A 10 always wounds');
  });
});

import { describe, expect, test } from 'vitest';
import type { Placed, TinyFight } from '../kit';
import { antelope, antelopeDraws } from './antelope';
import { armoured, quiet } from './lion';

const INSIDE: Placed = { at: null, survival: 0, statuses: ['gobbledUp'] };
const masticated = (value: number) => ({ purpose: 'masticated', value });
const fightBack = (value: number) => ({ purpose: 'fightBack', value });
const regurgitate = (value: number) => ({ purpose: 'regurgitate', value });

type Dice = { purpose: string; value: number }[];

const inside = (dice: Dice, survivor: Partial<Placed> = {}, others: Placed[] = [quiet('A1')]): TinyFight =>
  antelope([{ ...INSIDE, ...survivor }, ...others], {
    dice,
    monster: { ai: ['slam', 'bolt', 'gore'], wounds: ['bite'] },
  });

/** One act inside. */
const acts = (dice: Dice, survivor: Partial<Placed> = {}, others?: Placed[]): TinyFight =>
  inside(dice, survivor, others).perform('act', { survivor: 's1' });

describe('Crush and Devour', () => {
  test('SD-13.6 any hit swallows the target before damage; no damage, nobody hit again', () => {
    const t = antelopeDraws('crushAndDevour', [quiet('J14', { standsAfter: 1 }), quiet('H15')], {
      dice: [2, 2, 6, 6],
    }).end();
    expect(t.log('targetPicked').map((e) => e.survivor)).toEqual(['s2']);
    expect(t.survivor('s2')).toMatchObject({ space: null, statuses: ['gobbledUp'], status: 'alive' });
    expect(t.log('damaged').filter((e) => e.survivor === 's2')).toEqual([]);
  });
  test('SD-6.1 no threat in view in range: the closest survivor, also one who lies', () => {
    const t = antelopeDraws('crushAndDevour', [quiet('H14', { standsAfter: 1 })], { dice: [1, 1] }).end();
    expect(t.log('targetPicked').map((e) => e.survivor)).toEqual(['s1']);
    expect(t.survivor('s1').statuses).toEqual([]);
  });
  test('SD-15.2 who dodges every hit is not swallowed', () => {
    const t = antelopeDraws('crushAndDevour', [{ at: 'H13', survival: 1 }], { dice: [2, 1, 6] });
    t.answer('pass');
    expect(t.question).toBe('dodge');
    t.answer('dodge:legs').end();
    expect(t.at('s1')).toBe('H13');
  });
});

describe('Masticated', () => {
  test('SD-9.8 1 or 2: swallowed for good; it heals and gets faster', () => {
    const t = acts([masticated(2)]).end();
    expect(t.survivor('s1')).toMatchObject({ status: 'dead', statuses: [] });
    expect(t.monster.wounds).toEqual([]);
    expect(t.monster.tokens).toEqual({ speed: 1 });
  });
  test.each([
    [3, 'dismemberedLeg'],
    [4, 'dismemberedLeg'],
    [5, 'dismemberedArm'],
    [6, 'dismemberedArm'],
  ])('SD-9.5 %i: %s, and it heals', (die, injury) => {
    const t = acts([masticated(die)]).end();
    expect(t.survivor('s1').injuries).toEqual([injury]);
    expect(t.survivor('s1').bleeding).toBe(1);
    expect(t.monster.wounds).toEqual([]);
    expect(t.survivor('s1').space).toBeNull();
  });
  test('SD-10.1 7 or more: it fights back; 1 to 3: brain damage', () => {
    const t = acts([masticated(7), fightBack(3)]).end();
    expect(t.survivor('s1').brainLight).toBe(true);
    expect(t.monster.wounds).toEqual(['bite']);
  });
  test('SD-5.12 4 to 7: one damage everywhere', () => {
    const t = acts([masticated(10), fightBack(7)], armoured(1)).end();
    expect(Object.values(t.survivor('s1').wear).map((w) => w.armour)).toEqual([0, 0, 0, 0, 0]);
  });
  test('SD-14.10 8 or more: a wound, a second heart, everybody is out, one damage to the arms', () => {
    const t = acts([masticated(7), fightBack(8), regurgitate(8)]);
    expect(t.question).toBe('choosePlace');
    expect(t.options).toEqual(['H10', 'I10', 'G11', 'J11', 'G12', 'J12', 'H13', 'I13']);
    t.answer('G11').answer('endAct').end();
    expect(t.monster.wounds).toEqual(['slam', 'bite']);
    expect(t.survivor('s1')).toMatchObject({ resources: ['secondHeart'], statuses: [], understanding: 1 });
    expect(t.survivor('s1').wear.arms.light).toBe(true);
    expect(t.at('s1')).toBe('G11');
  });
});

describe('Regurgitate', () => {
  const twoWounds = (dice: Dice, others: Placed[] = []) =>
    inside(dice, {}, others).perform('woundMonster', { wounds: 2, by: null });

  test('SD-5.11 two wounds in one round: everybody inside comes out, one roll each', () => {
    const t = twoWounds([regurgitate(3), regurgitate(7)], [INSIDE]);
    t.answers('gobbledUp:s1', 'H10', 'I10').end();
    expect(t.survivor('s1')).toMatchObject({ standsAfter: 1, brainLight: true, statuses: [] });
    expect(t.survivor('s2')).toMatchObject({ standsAfter: 1, insanity: 1, statuses: [] });
  });
  test('SD-5.11 one wound: nobody', () => {
    const t = inside([]).perform('woundMonster', { wounds: 1, by: null }).end();
    expect(t.survivor('s1').statuses).toEqual(['gobbledUp']);
  });
  test('SD-18.3 a ten: a large flat tooth and a wound', () => {
    const t = twoWounds([regurgitate(10)], [quiet('A1')]);
    t.answers('H10');
    expect(t.question).toBe('chooseSurvivor');
    t.answer('s2').end();
    expect(t.survivor('s1').resources).toEqual(['largeFlatTooth']);
    expect(t.survivor('s2').insanity).toBe(1);
    expect(t.monster.wounds).toHaveLength(4);
  });
  test('SD-11.5 no free space beside it: as near as there is one', () => {
    const ring = ['H10', 'I10', 'G11', 'J11', 'G12', 'J12', 'H13', 'I13'];
    const t = twoWounds(
      [regurgitate(8)],
      ring.slice(0, 3).map((at) => quiet(at)),
    );
    expect(t.options).toEqual(ring.slice(3));
    t.answer('J11').end();
    expect(t.at('s1')).toBe('J11');
  });
});

describe('SD-13.6 off the board', () => {
  test('SD-13.1 the act inside can’t be left out: it is taken before the turn is over', () => {
    const t = inside([masticated(3)]).perform('survivorsTurn', {});
    expect(t.options).toEqual(['s2', 's1', 'endTurn']);
    t.answer('endTurn').end();
    expect(t.survivor('s1').injuries).toEqual(['dismemberedLeg']);
    expect(t.survivor('s1').acted).toBe(true);
  });
  test('SD-13.2 an act inside is the roll and no more', () => {
    const t = inside([masticated(3)]).perform('survivorsTurn', {});
    t.answer('s1');
    expect(t.options).toEqual(['s2', 'endTurn']);
  });
  test('SD-6.9 nobody picks or meets somebody inside', () => {
    const t = antelopeDraws('bite', [INSIDE], {}).end();
    expect(t.log('instinctBegan')).toHaveLength(1);
  });
  test('SD-10.1 a trauma inside: the run has nowhere to go', () => {
    const dice = [
      masticated(7),
      fightBack(1),
      { purpose: 'brainTrauma', value: 4 },
      { purpose: 'insanity', value: 2 },
    ];
    const t = acts(dice, { brainLight: true }).end();
    expect(t.survivor('s1')).toMatchObject({ space: null, insanity: 1 });
  });
  test('SD-18.2 alive when the fight ends: to the aftermath like the others', () => {
    const t = inside([]).perform('aftermath', {}).answer('s2').end();
    expect(t.survivor('s1')).toMatchObject({ status: 'alive', statuses: [] });
  });
  test('SD-13.6 put back on the board by hand the card is gone', () => {
    const t = inside([]).perform('survivorsTurn', {});
    t.edit({ what: 'place', figure: 's1', space: 'B2' });
    expect(t.survivor('s1').statuses).toEqual([]);
    expect(t.options.filter((key) => key === 's1')).toHaveLength(1);
  });
});

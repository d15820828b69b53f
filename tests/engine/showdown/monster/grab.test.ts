import { describe, expect, test } from 'vitest';
import { type Table, tinyFight } from '../kit';
import { collisions, quiet, way } from './lion';

type Lion = Partial<Omit<Table, 'survivors'>>;

const grabbed = (survivors: Table['survivors'], table: Lion = {}) =>
  tinyFight({ ...table, survivors }).perform('grab', { survivor: 's1' });

/** A charge: full move forward that grabs whom it collides with (white-lion.md §7). */
const charge = (survivors: Table['survivors'], table: Lion = {}) =>
  tinyFight({ ...table, survivors }).perform('moveStraight', {
    how: 'forward',
    from: null,
    spaces: null,
    grabs: true,
  });

const legs = { value: 6, purpose: 'hitLocation' };

describe('SD-1.10 grab places the survivor before the monster', () => {
  test('SD-1.10 SD-5.12 knocked down on a free space of the front edge, then 1 damage per level, no dodge', () => {
    const t = grabbed([{ at: 'C3', survival: 5 }], { dice: [legs] });
    expect(t.question).toBe('chooseGrabPlace');
    expect(t.options).toEqual(['H13', 'I13']);
    t.answer('I13').end();
    expect(t.at('s1')).toBe('I13');
    expect(t.survivor('s1').standsAfter).not.toBeNull();
    expect(t.survivor('s1').wear.legs.light).toBe(true);
    expect(t.survivor('s1').wear.legs.heavy).toBe(false);
    expect(t.state.grabbed).toEqual([{ survivor: 's1', round: 1 }]);
  });
  test('SD-5.12 its damage is changed by nothing', () => {
    const t = grabbed([quiet('H13'), quiet('I13')], {
      dice: [legs],
      monster: { tokens: { damage: 3, accuracy: 1 } },
    }).end();
    expect(t.log('damaged').map((e) => e.amount)).toEqual([1]);
  });
  test('SD-5.12 by the level', () => {
    const t = grabbed([quiet('H13'), quiet('I13')], { dice: [legs], monster: { rank: 2 } }).end();
    expect(t.log('damaged').map((e) => e.amount)).toEqual([2]);
  });
  test('SD-1.10 its own space counts as free', () => {
    const t = grabbed([quiet('H13'), quiet('I13')], { dice: [legs] }).end();
    expect(t.at('s1')).toBe('H13');
  });
  test('SD-1.10 the front is full: the free spaces nearest to it', () => {
    const t = grabbed([quiet('A1'), quiet('H13'), quiet('I13')], { dice: [legs] });
    expect(t.options).toEqual(['G13', 'J13', 'H14', 'I14']);
    t.answer('J13').end();
    expect(t.at('s1')).toBe('J13');
  });
  test('SD-1.10 the front is the edge of the board: beside the monster', () => {
    const t = grabbed([quiet('A1')], { monster: { at: 'H21' }, dice: [legs] });
    expect(t.options).toEqual(['H20', 'I20', 'G21', 'J21', 'G22', 'J22']);
    expect(t.answer('G22').end().at('s1')).toBe('G22');
  });
  test('SD-1.10 SD-17.2 not onto impassable ground', () => {
    const tiles = [{ card: 'stoneColumns', at: ['H13', 'H14'] }];
    const t = grabbed([quiet('A1')], { tiles, dice: [legs] }).end();
    expect(t.at('s1')).toBe('I13');
  });
  test('SD-14.14 a broken foot: no grab at all', () => {
    const t = grabbed([quiet('A1')], { monster: { injuries: ['beastsPaw'] } }).end();
    expect(t.at('s1')).toBe('A1');
    expect(t.survivor('s1').standsAfter).toBeNull();
    expect(t.state.grabbed).toEqual([]);
  });
  test('SD-13.6 not somebody off the board', () => {
    expect(
      grabbed([quiet(null), quiet('A1')])
        .end()
        .log('damaged'),
    ).toEqual([]);
  });
});

describe('SD-11.2 charge', () => {
  test('SD-11.2 everybody it collides with is grabbed, those it ends on too, without knockback', () => {
    const t = charge([quiet('H14'), quiet('I17')], { dice: [legs, legs] });
    expect(way(t)).toHaveLength(6);
    expect(t.options).toEqual(['H19', 'I19']);
    t.answers('H19').end();
    expect(collisions(t)).toEqual(['s1 passed', 's2 ended']);
    expect([t.at('s1'), t.at('s2')]).toEqual(['H19', 'I19']);
    expect(t.log('knockedBack')).toEqual([]);
  });
  test('SD-11.3 with a broken foot it is a movement like any other: who is under it is thrown', () => {
    const t = charge([quiet('I17')], { monster: { injuries: ['beastsPaw'] } });
    expect(t.options).toEqual(['N', 'E']);
    t.answer('E').end();
    expect(t.at('s1')).toBe('N17');
  });
});

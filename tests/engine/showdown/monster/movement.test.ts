import { describe, expect, test } from 'vitest';
import { type Table, tinyFight } from '../kit';
import { collisions, quiet, WITH_CRATES, way } from './lion';

type Lion = Partial<Omit<Table, 'survivors'>>;

/** The lion moves toward s1 and turns to it. */
const toward = (survivors: Table['survivors'], table: Lion = {}, reach = 1) =>
  tinyFight({ ...table, survivors }).perform('moveToward', { survivor: 's1', reach });

type How = 'forward' | 'back' | 'awayFrom' | 'awayFromAllThreats' | 'awayFromAllSurvivors';

const straight = (
  how: How,
  survivors: Table['survivors'],
  { spaces, ...table }: Lion & { spaces?: number } = {},
) =>
  tinyFight({ ...table, survivors }).perform('moveStraight', {
    how,
    from: how === 'awayFrom' ? 's1' : null,
    spaces: spaces ?? null,
    grabs: false,
  });

describe('SD-7.1 toward the target', () => {
  test('SD-7.1 already adjacent it does not move; it turns', () => {
    const t = toward([quiet('G12')]).end();
    expect(way(t)).toEqual([]);
    expect(t.monster.facing).toBe('W');
  });
  test('SD-7.1 along a shortest route, one space at a time, until adjacent', () => {
    const t = toward([quiet('H17')]).end();
    expect(way(t)).toEqual(['H12', 'H13', 'H14', 'H15']);
    expect(t.at('monster')).toBe('H15');
    expect(t.monster.facing).toBe('S');
  });
  test.each([
    [0, 'H17'],
    [1, 'H18'],
    [-4, 'H13'],
    [-9, 'H12'],
  ])('SD-7.1 SD-7.6 SD-7.10 or out of movement, tokens counted, never below one: %i', (token, end) => {
    const tokens = token === 0 ? {} : { movement: token };
    const t = toward([quiet('H21')], { monster: { tokens, facing: 'N' } }).end();
    expect(t.at('monster')).toBe(end);
    expect(t.monster.facing).toBe('S');
  });
  test('SD-7.3 with reach it stops at the first space from which it can attack', () => {
    expect(way(toward([quiet('H17')], {}, 3).end())).toEqual(['H12', 'H13']);
  });
  test('SD-7.2 of the shortest routes the controller picks; each shows whom it would hit', () => {
    const t = toward([quiet('J14'), quiet('H13')]);
    expect(t.question).toBe('chooseRoute');
    expect(t.options).toEqual(['I12', 'I12+s2', 'H13+s2']);
    expect(t.state.decision?.options).toMatchObject([
      { over: [], endsOn: [] },
      { over: ['s2'], endsOn: [] },
      { over: ['s2'], endsOn: ['s2'] },
    ]);
    expect(collisions(t.answer('I12+s2').end())).toEqual(['s2 passed']);
    expect(t.at('monster')).toBe('I12');
    expect(t.at('s2')).toBe('H13');
  });
  test('SD-7.9 where two facings have the target in front the controller chooses', () => {
    const t = toward([quiet('P22')]);
    while (t.question === 'chooseRoute') t.answer(t.options[0] as string);
    expect(t.options).toEqual(['E', 'S']);
    expect(t.answer('E').end().monster.facing).toBe('E');
  });
  test('SD-7.1 it turns to the target before its collisions are resolved', () => {
    const t = toward([quiet('M11'), quiet('J11')]).end();
    const order = t.events.map((e) => e.type).filter((e) => ['moved', 'faced', 'collided'].includes(e));
    expect(order).toEqual(['moved', 'faced', 'collided']);
    expect(t.monster.facing).toBe('E');
  });
  test('SD-7.8 through survivors and terrain; the target is never run over', () => {
    const tree = { card: 'nightmareTree', at: ['J11', 'K11', 'J12', 'K12'] };
    const t = toward([quiet('N11'), quiet('K12', { standsAfter: 3 })], { tiles: [tree] }).end();
    expect(t.at('monster')).toBe('L11');
    expect(collisions(t)).toEqual(['s2 passed']);
    expect(t.state.tiles).toHaveLength(1);
  });
  test('SD-7.8 destructible tiles it enters are archived, those beside its way stay', () => {
    const tiles = [
      { card: 'crate', at: ['J11'] },
      { card: 'crate', at: ['K12'] },
      { card: 'crate', at: ['K13'] },
    ];
    const t = toward([quiet('M11')], { tiles, content: WITH_CRATES }).end();
    expect(t.state.tiles.map((tile) => tile.id)).toEqual(['t3']);
  });
  test('SD-7.8 monster-impassable terrain is walked round', () => {
    const t = toward([quiet('H17')], { tiles: [{ card: 'chasm', at: ['H14'] }], content: WITH_CRATES });
    expect(t.options).toEqual(['H15', 'I16']);
    expect(way(t.answer('H15').end())).toEqual(['I11', 'I12', 'I13', 'I14', 'I15', 'H15']);
  });
});

describe('SD-7.7 straight movement', () => {
  test('SD-7.7 forward and back along the facing, which does not change', () => {
    const t = straight('forward', [quiet('A1')], { monster: { facing: 'N' } }).end();
    expect(way(t)).toEqual(['H10', 'H9', 'H8', 'H7', 'H6', 'H5']);
    expect(t.monster.facing).toBe('N');
    const b = straight('back', [quiet('A1')], { monster: { facing: 'N' }, spaces: 2 }).end();
    expect(way(b)).toEqual(['H12', 'H13']);
    expect(b.monster.facing).toBe('N');
  });
  test('SD-1.9 it stops at the edge', () => {
    const t = straight('forward', [quiet('A1')], { monster: { at: 'H20' } }).end();
    expect(way(t)).toEqual(['H21']);
    expect(way(straight('forward', [quiet('A1')], { monster: { at: 'H21' } }).end())).toEqual([]);
  });
  test('SD-7.7 directly away from one; diagonal to it the controller chooses', () => {
    expect(way(straight('awayFrom', [quiet('G11')], { spaces: 1 }).end())).toEqual(['I11']);
    const t = straight('awayFrom', [quiet('G10')], { spaces: 1 });
    expect(t.options).toEqual(['E', 'S']);
    expect(way(t.answer('S').end())).toEqual(['H12']);
  });
  test('SD-7.7 at the edge, where it cannot go directly away, so that most spaces lie between', () => {
    const t = straight('awayFrom', [quiet('N11')], { monster: { at: 'O11' }, spaces: 1 }).end();
    expect(way(t)).toEqual(['O12']);
  });
  test('SD-7.7 away from all threats: nearer to none, and the sum grows most; others do not count', () => {
    const all = [quiet('G11'), quiet('H15'), quiet('L11', { standsAfter: 3 })];
    const t = straight('awayFromAllThreats', all).end();
    expect(t.at('monster')).toBe('N11');
    expect(collisions(t)).toEqual(['s3 passed']);
    expect(straight('awayFromAllSurvivors', all).options).toEqual([]);
  });
  test('SD-7.7 surrounded, any direction, with whom it runs over', () => {
    const round = [quiet('G11'), quiet('J12'), quiet('H10'), quiet('I13')];
    const t = straight('awayFromAllThreats', round);
    expect(t.options).toEqual(['N', 'E', 'S', 'W']);
    expect(t.option<{ over: string[] }>('E').over).toEqual(['s2']);
    t.answer('E').end();
    expect(t.at('monster')).toBe('N11');
  });
  test('SD-7.7 away from all threats, of whom there are none: it stays', () => {
    const t = straight('awayFromAllThreats', [quiet('G11', { standsAfter: 3 })]).end();
    expect(way(t)).toEqual([]);
  });
});

describe('SD-11.2 SD-11.3 running over survivors', () => {
  test('SD-11.2 passed over: knocked down at the end of the movement, and stays put', () => {
    const t = straight('forward', [quiet('H14'), quiet('I15'), quiet('J14')]).end();
    expect(collisions(t)).toEqual(['s1 passed', 's2 passed']);
    expect(t.state.survivors.map((s) => s.standsAfter !== null)).toEqual([true, true, false]);
    expect(['s1', 's2', 's3'].map((s) => t.at(s))).toEqual(['H14', 'I15', 'J14']);
    const order = t.events.map((e) => e.type).filter((e) => e === 'moved' || e === 'collided');
    expect(order).toEqual(['moved', 'collided', 'collided']);
  });
  test('SD-11.3 ended on: collision and knockback 5, those passed over first', () => {
    const t = straight('forward', [quiet('I17'), quiet('H14')]);
    expect(t.question).toBe('chooseKnockback');
    expect(t.options).toEqual(['N', 'E']);
    t.answer('E').end();
    expect(collisions(t)).toEqual(['s2 passed', 's1 ended']);
    expect(t.at('s1')).toBe('N17');
    expect(t.at('s2')).toBe('H14');
  });
  test('SD-11.3 two ended on are thrown one after the other', () => {
    const t = straight('forward', [quiet('H18'), quiet('I18')]);
    expect(t.options).toEqual(['S', 'W']);
    t.answer('W');
    expect(t.options).toEqual(['E', 'S']);
    t.answer('S').end();
    expect([t.at('s1'), t.at('s2')]).toEqual(['C18', 'I22']);
    expect(collisions(t)).toEqual(['s1 ended', 's2 ended']);
  });
  test('SD-11.4 one thrown out from under it through another there: both collide', () => {
    const t = straight('forward', [quiet('H17'), quiet('H15')])
      .answer('N')
      .end();
    expect(collisions(t)).toEqual(['s2 passed', 's1 ended', 's2 knockback', 's1 knockback']);
    expect(t.at('s1')).toBe('H12');
  });
  test('SD-11.1 who lies already stays down as before', () => {
    const t = straight('forward', [quiet('H14', { standsAfter: 7 })]).end();
    expect(t.survivor('s1').standsAfter).toBe(7);
    expect(collisions(t)).toEqual(['s1 passed']);
  });
  test('SD-7.11 a ruptured tendon is rolled for when a movement starts: on a 1 it falls and does not move', () => {
    const injured = { monster: { injuries: ['beastsHeel'] } };
    const fallen = straight('forward', [quiet('H14')], { ...injured, dice: [1] }).end();
    expect(way(fallen)).toEqual([]);
    expect(fallen.monster.knockedDown).toBe(true);
    expect(collisions(fallen)).toEqual([]);
    expect(way(straight('forward', [quiet('A1')], { ...injured, dice: [2] }).end())).toHaveLength(6);
  });
});

import { describe, expect, test } from 'vitest';
import { basesBeside, spaceName } from '../../../../src/engine/board';
import type { Effect } from '../../../../src/engine/showdown/cards/effect';
import { at } from '../../board/names';
import { type Table, tinyFight } from '../kit';
import { collisions, quiet, WITH_CRATES } from './lion';

type Lion = Partial<Omit<Table, 'survivors'>>;

const put = (space: string, survivors: Table['survivors'], table: Lion = {}) =>
  tinyFight({ ...table, survivors }).perform('placeMonster', { space: at(space), how: 'beside' });

const beside = (covering: 'any' | 'most', survivors: Table['survivors'], table: Lion = {}) =>
  tinyFight({ ...table, survivors }).perform('perform', {
    effects: [{ do: 'placeMonster', beside: 'target', covering } as Effect],
    scope: { card: { kind: 'ai', id: 'claw' }, target: 's1' },
  });

describe('SD-11.10 a monster that is placed', () => {
  test('SD-11.10 on a survivor: collision and knockback 5, as at the end of its movement', () => {
    const t = put('H15', [quiet('I16')]);
    expect(t.question).toBe('chooseKnockback');
    expect(t.options).toEqual(['E', 'S']);
    t.answer('S').end();
    expect(collisions(t)).toEqual(['s1 ended']);
    expect(t.survivor('s1').standsAfter).not.toBeNull();
    expect(t.at('s1')).toBe('I21');
    expect(t.log('placed')).toMatchObject([{ figure: 'monster', space: at('H15'), rule: 'SD-1.10' }]);
  });
  test('SD-11.10 on two: one after the other', () => {
    const t = put('H15', [quiet('H15'), quiet('I16')])
      .answer('W')
      .answer('E')
      .end();
    expect(collisions(t)).toEqual(['s1 ended', 's2 ended']);
    expect([t.at('s1'), t.at('s2')]).toEqual(['C15', 'N16']);
  });
  test('SD-11.10 SD-1.10 nobody under it, whoever stands on the straight way there or beside it: nothing happens', () => {
    const t = put('H17', [quiet('H14'), quiet('H19'), quiet('G17')]).end();
    expect(collisions(t)).toEqual([]);
    expect(t.at('monster')).toBe('H17');
    expect(t.log('moved')).toEqual([]);
  });
  test('SD-11.10 from off the board', () => {
    const t = put('A1', [quiet('B2')], { monster: { at: null } });
    t.answer('E').end();
    expect(collisions(t)).toEqual(['s1 ended']);
  });
  test('SD-1.10 a tile that breaks when it is entered stays under a monster that is placed', () => {
    const t = put('H15', [quiet('A1')], { content: WITH_CRATES, tiles: [{ card: 'crate', at: ['H15'] }] });
    expect(t.end().state.tiles.length).toBe(1);
  });
});

describe('SD-7.5 placed beside a survivor', () => {
  test('SD-7.5 anywhere adjacent, never on the survivor, never diagonally, only on the board', () => {
    const t = beside('any', [quiet('A1')]);
    expect(t.options).toEqual(['B1', 'A2']);
    expect(t.answer('A2').end().at('monster')).toBe('A2');
  });
  test('SD-7.5 away from the edge: two places on each side of a base of two', () => {
    expect(basesBeside(at('H11'), 2).map(spaceName)).toEqual([
      'G9',
      'H9',
      'F10',
      'I10',
      'F11',
      'I11',
      'G12',
      'H12',
    ]);
  });
  test('SD-7.5 materialize: on as many other survivors as it can be', () => {
    const t = beside('most', [quiet('H18'), quiet('J18'), quiet('J17'), quiet('F18')]);
    expect(t.at('monster')).toBe('I17');
    t.answer('S').answer('N').end();
    expect(collisions(t)).toEqual(['s2 ended', 's3 ended']);
    expect(t.at('s1')).toBe('H18');
  });
  test("SD-7.5 SD-7.2 several such places are the controller's choice; each tells on whom", () => {
    const t = beside('most', [quiet('A1'), quiet('A3'), quiet('C1')]);
    expect(t.state.decision?.options).toMatchObject([
      { key: 'B1', endsOn: ['s3'] },
      { key: 'A2', endsOn: ['s2'] },
    ]);
    t.answer('A2').answer('S').end();
    expect(collisions(t)).toEqual(['s2 ended']);
  });
  test('SD-7.5 materialize with nobody else near: anywhere adjacent', () => {
    expect(beside('most', [quiet('A1'), quiet('H18')]).options).toEqual(['B1', 'A2']);
  });
  test('SD-7.5 never on terrain that no monster enters; with no place at all it stays away', () => {
    const chasms = (...at: string[]) => ({
      content: WITH_CRATES,
      tiles: at.map((space) => ({ card: 'chasm', at: [space] })),
    });
    expect(
      beside('any', [quiet('A1')], chasms('C1'))
        .end()
        .at('monster'),
    ).toBe('A2');
    expect(
      beside('any', [quiet('A1')], chasms('B2'))
        .end()
        .at('monster'),
    ).toBe('H11');
  });
  test('SD-7.5 a survivor who left the board is no place', () => {
    expect(
      beside('any', [quiet(null)])
        .end()
        .at('monster'),
    ).toBe('H11');
  });
});

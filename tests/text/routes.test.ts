import { describe, expect, test } from 'vitest';
import { type Table, type TinyFight, tinyFight } from '../engine/showdown/kit';
import { quiet, WITH_CRATES } from '../engine/showdown/monster/lion';
import { said } from './said';

type Lion = Partial<Omit<Table, 'survivors'>>;

/** The lion on H11 I11 H12 I12 moves toward s1 and turns to it. */
const toward = (survivors: Table['survivors'], table: Lion = {}, reach = 1) =>
  tinyFight({ ...table, survivors }).perform('moveToward', { survivor: 's1', reach });

const straight = (
  how: 'forward' | 'awayFrom' | 'awayFromAllSurvivors',
  survivors: Table['survivors'],
  table: Lion = {},
) =>
  tinyFight({ ...table, survivors }).perform('moveStraight', {
    how,
    from: how === 'awayFrom' ? 's1' : null,
    spaces: null,
    grabs: false,
  });

/** Why it moved as it did, without the movement's own figures. */
const why = (t: TinyFight) =>
  said(t, 'moved')[0]?.filter((line) => !/^(Movement|monster's|attribute|tokens)/.test(line));

describe('why the monster moves this way', () => {
  test('SD-7.1 the only shortest way; it stops in reach', () => {
    expect(said(toward([quiet('H17')]).end(), 'moved')).toEqual([
      [
        'A shortest way to Survivor 1: 4 spaces',
        'It is the only shortest way',
        'It ends as soon as the target is in reach',
        'Movement: 6',
        'attribute +6',
        'By H12 → H13 → H14 → H15',
      ],
    ]);
  });

  test('SD-7.3 reach shortens it; SD-7.1 or the movement is spent', () => {
    expect(why(toward([quiet('H17')], {}, 3).end())?.[0]).toBe('A shortest way to Survivor 1: 2 spaces');
    const far = toward([quiet('H21')]).end();
    expect(why(far)).toContain('It ends where the movement is spent');
  });

  test('SD-7.2 several results: how many, who chose, whom it runs over', () => {
    const t = toward([quiet('J14'), quiet('H13')])
      .answer('I12+s2')
      .end();
    expect(why(t)?.slice(1, 4)).toEqual([
      '3 shortest ways, which differ in where they end or whom they run over: 3 results',
      'Mika chose among 3',
      'It runs over Survivor 2',
    ]);
  });

  test('SD-7.1 adjacent already it stays; SD-7.8 or there is no way', () => {
    const near = toward([quiet('G12')]).end();
    expect(near.log('stayed')).toMatchObject([{ figure: 'monster', why: 'inReach', goal: 's1' }]);
    const ring = [...'FGHIJ'].flatMap((c) => [13, 14, 15, 16, 17, 18, 19].map((row) => `${c}${row}`));
    const tiles = ring.filter((at) => at !== 'H16').map((at) => ({ card: 'chasm', at: [at] }));
    const shut = toward([quiet('H16')], { tiles, content: WITH_CRATES }).end();
    expect(shut.log('stayed')).toMatchObject([{ why: 'noWay' }]);
    expect(shut.log('moved')).toEqual([]);
  });

  test('SD-7.7 straight ahead to the edge, or before what it can not enter', () => {
    const edge = straight('forward', [quiet('A1')], { monster: { at: 'H18' } }).end();
    expect(why(edge)).toEqual(['It ends at the edge of the board', 'By H19 → H20 → H21']);
    const chasm = { tiles: [{ card: 'chasm', at: ['H15'] }], content: WITH_CRATES };
    expect(why(straight('forward', [quiet('A1')], chasm).end())?.[0]).toBe(
      'It ends before what can not be entered',
    );
  });

  test('SD-7.7 away from somebody', () => {
    expect(why(straight('awayFrom', [quiet('H13')]).end())?.[0]).toBe('Directly away from Survivor 1');
  });
});

test('SD-7.9 why the monster turned', () => {
  const t = toward([quiet('G12')]).end();
  expect(said(t, 'faced')).toEqual([['So that Survivor 1 is in front']]);
});

test('SD-11.9 why somebody is thrown there', () => {
  const t = tinyFight({ survivors: [quiet('H13')] })
    .perform('knockback', { survivor: 's1', spaces: 3, from: null })
    .end();
  expect(said(t, 'knockedBack')).toEqual([
    ['Directly away from the White Lion: south, 3 spaces', 'By H14 → H15 → H16'],
  ]);
});

test('SD-13.3 how far a survivor could have walked', () => {
  const t = tinyFight({ survivors: [quiet('A1', { tokens: { movement: -1 } })] })
    .perform('survivorMove', { survivor: 's1', why: 'act' })
    .answer('A3')
    .end();
  expect(said(t, 'moved')).toEqual([
    ['It ends where its owner wished', 'Movement: 4', 'attribute +5', 'tokens −1', 'By A2 → A3'],
  ]);
});

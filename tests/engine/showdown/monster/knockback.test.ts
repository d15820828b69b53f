import { describe, expect, test } from 'vitest';
import { parseSpace, spaceName } from '../../../../src/engine/board';
import { type Table, tinyFight } from '../kit';
import { collisions, quiet, WITH_CRATES } from './lion';

type Lion = Partial<Omit<Table, 'survivors'>>;

/** s1 is knocked back; without a space named, by the lion on H11 I11 H12 I12. */
const thrown = (
  spaces: number,
  survivors: Table['survivors'],
  table: Lion = {},
  from: string | null = null,
) =>
  tinyFight({ ...table, survivors }).perform('knockback', {
    survivor: 's1',
    spaces,
    from: from === null ? null : parseSpace(from),
  });

const line = (t: ReturnType<typeof thrown>) => t.log('knockedBack')[0]?.path.map(spaceName);
const stopped = (t: ReturnType<typeof thrown>) => t.log('knockedBack')[0]?.stopped;

describe('SD-11.9 straight, directly away', () => {
  test.each([
    ['H13', 'S', 'H16'],
    ['I10', 'N', 'I7'],
    ['G12', 'W', 'D12'],
    ['L11', 'E', 'O11'],
  ])('SD-11.9 from %s there is one line: %s', (at, _, end) => {
    const t = thrown(3, [quiet(at)]).end();
    expect(t.at('s1')).toBe(end);
    expect(collisions(t)).toEqual([]);
    expect(t.survivor('s1').standsAfter).toBeNull();
  });
  test('SD-11.9 diagonal to the source: along the row or the column, the controller chooses', () => {
    const t = thrown(2, [quiet('J13'), quiet('J14')]);
    expect(t.question).toBe('chooseKnockback');
    expect(t.options).toEqual(['E', 'S']);
    expect(t.option<{ over: string[] }>('S').over).toEqual(['s2']);
    expect(t.answer('E').end().at('s1')).toBe('L13');
  });
  test.each([
    ['H11', ['N', 'W']],
    ['I12', ['E', 'S']],
  ])('SD-11.9 under the source, %s: the shortest ways out', (at, ways) => {
    const t = thrown(5, [quiet(at)]);
    expect(t.options).toEqual(ways);
    t.stopsAt('chooseKnockback');
  });
  test('SD-11.9 the source may be another space', () => {
    expect(
      thrown(2, [quiet('C5')], {}, 'C4')
        .end()
        .at('s1'),
    ).toBe('C7');
  });
});

describe('SD-11.7 edges', () => {
  test('SD-11.7 it stops at the edge', () => {
    const t = thrown(6, [quiet('H20')]).end();
    expect(line(t)).toEqual(['H21', 'H22']);
    expect(stopped(t)).toBe('edge');
    expect(collisions(t)).toEqual([]);
  });
  test('SD-11.7 from the edge off the board it runs along it, to the side of the controller', () => {
    const t = thrown(6, [quiet('H22')]);
    expect(t.question).toBe('chooseSide');
    expect(t.options).toEqual(['E', 'W']);
    expect(t.answer('E').end().at('s1')).toBe('N22');
  });
  test('SD-11.7 in the corner there is one side only', () => {
    const t = thrown(2, [quiet('A11')]);
    expect(t.options).toEqual(['N', 'S']);
    t.answer('N').end();
    const corner = thrown(2, [quiet('P22')], { monster: { at: 'O19' } }).end();
    expect(corner.at('s1')).toBe('N22');
  });
  test('SD-11.7 from the edge along it, it is as anywhere', () => {
    expect(
      thrown(2, [quiet('P15')], { monster: { at: 'O11' } })
        .end()
        .at('s1'),
    ).toBe('P17');
  });
});

describe('SD-11.4 SD-11.5 other survivors', () => {
  test('SD-11.4 through another: after the movement both collide', () => {
    const t = thrown(4, [quiet('H13'), quiet('H15'), quiet('I15')]).end();
    expect(t.at('s1')).toBe('H17');
    expect(collisions(t)).toEqual(['s2 knockback', 's1 knockback']);
    expect(t.state.survivors.map((s) => s.standsAfter !== null)).toEqual([true, true, false]);
    const order = t.events.map((e) => e.type).filter((e) => e === 'knockedBack' || e === 'collided');
    expect(order).toEqual(['knockedBack', 'collided', 'collided']);
  });
  test('SD-11.4 through two: all three', () => {
    const t = thrown(4, [quiet('H13'), quiet('H16'), quiet('H15')]).end();
    expect(collisions(t)).toEqual(['s3 knockback', 's2 knockback', 's1 knockback']);
  });
  test('SD-11.5 ending on another: the nearest free spaces, exactly, the controller chooses', () => {
    const t = thrown(2, [quiet('H13'), quiet('H15'), quiet('G15')]);
    expect(t.question).toBe('choosePlace');
    expect(t.options).toEqual(['H14', 'I15', 'H16']);
    t.answer('I15').end();
    expect([t.at('s1'), t.at('s2')]).toEqual(['I15', 'H15']);
    expect(collisions(t)).toEqual(['s2 knockback', 's1 knockback']);
  });
  test('SD-11.5 impassable spaces are not free', () => {
    const tiles = [{ card: 'stoneColumns', at: ['I15', 'I16'] }];
    const t = thrown(2, [quiet('H13'), quiet('H15'), quiet('G15')], { tiles });
    expect(t.options).toEqual(['H14', 'H16']);
    t.stopsAt('choosePlace');
  });
  test('SD-11.5 ending on the monster it is put beside it; running through it it is not', () => {
    const onto = thrown(3, [quiet('E11')], {}, 'D11');
    expect(onto.options).toEqual(['H10', 'G11']);
    expect(onto.answer('G11').end().at('s1')).toBe('G11');
    expect(
      thrown(6, [quiet('E11')], {}, 'D11')
        .end()
        .at('s1'),
    ).toBe('K11');
  });
});

describe('SD-11.6 SD-11.12 terrain', () => {
  const columns = [{ card: 'stoneColumns', at: ['H16', 'H17'] }];
  test('SD-11.6 into impassable terrain: it stops on the space before it and collides', () => {
    const t = thrown(5, [quiet('H13')], { tiles: columns }).end();
    expect(t.at('s1')).toBe('H15');
    expect(stopped(t)).toBe('impassable');
    expect(collisions(t)).toEqual(['s1 impassable']);
    expect(t.survivor('s1').standsAfter).not.toBeNull();
  });
  test('SD-11.6 straight before it, it stays and collides; short of it, it does not', () => {
    expect(collisions(thrown(1, [quiet('H15')], { tiles: columns }).end())).toEqual(['s1 impassable']);
    expect(collisions(thrown(2, [quiet('H13')], { tiles: columns }).end())).toEqual([]);
  });
  test('SD-11.6 somebody stands before it: aside, and both collide', () => {
    const t = thrown(5, [quiet('H13'), quiet('H15')], { tiles: columns });
    expect(t.options).toEqual(['H14', 'G15', 'I15']);
    t.answer('G15').end();
    expect(collisions(t)).toEqual(['s1 impassable', 's2 knockback', 's1 knockback']);
  });
  test('SD-17.1 over tall grass and the like it passes', () => {
    const tiles = [{ card: 'tallGrass', at: ['H14', 'I14', 'H15', 'I15'] }];
    expect(
      thrown(5, [quiet('H13')], { tiles })
        .end()
        .at('s1'),
    ).toBe('H18');
  });
  test('SD-11.12 into what is destructible: also, the tile goes and deals 1 damage to a random location', () => {
    const tiles = [{ card: 'crate', at: ['H16'] }];
    const dice = [{ value: 6, purpose: 'hitLocation' }];
    const t = thrown(5, [quiet('H13')], { tiles, dice, content: WITH_CRATES }).end();
    expect(t.at('s1')).toBe('H15');
    expect(t.state.tiles).toEqual([]);
    expect(t.survivor('s1').wear.legs.light).toBe(true);
    expect(collisions(t)).toEqual(['s1 impassable']);
  });
  test('SD-11.12 the damage kills: nobody is left to collide', () => {
    const tiles = [{ card: 'crate', at: ['H16'] }];
    const t = thrown(5, [quiet('H13'), quiet('H14')], {
      tiles,
      dice: [1, 1],
      content: WITH_CRATES,
      set: (state) => {
        for (const s of state.survivors) s.wear.head.heavy = true;
      },
    }).end();
    expect(t.survivor('s1').status).toBe('dead');
    expect(collisions(t)).toEqual(['s2 knockback']);
  });
});

test('SD-6.6 whoever is thrown off tall grass is hidden by it no longer', () => {
  const tiles = [{ card: 'tallGrass', at: ['H14', 'I14', 'H15', 'I15'] }];
  const t = thrown(5, [quiet('H15', { hiddenBy: ['t1'] })], { tiles }).end();
  expect(t.survivor('s1').hiddenBy).toEqual([]);
});

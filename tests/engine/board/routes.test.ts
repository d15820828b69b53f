import { describe, expect, test } from 'vitest';
import {
  type Base,
  baseOf,
  type RouteOutcome,
  type RouteQuery,
  shortestRoutes,
  spaceName,
} from '../../../src/engine/board';
import { expectAlike, expectSame } from './agree';
import { cell, type Figure, far, figure } from './brute/grid';
import { everyShortestRoute, gather, type Journey, under } from './brute/routes';
import { at, marks, spaces } from './names';
import {
  ALL_BOARDS,
  BASE_SIZES,
  BOARDS,
  LONG,
  markedSpaces,
  onRandomBoards,
  type RandomBoard,
  randomCorner,
} from './random';

const routes = (
  from: string,
  size: number,
  to: string,
  movement: number,
  more: Partial<RouteQuery> & { others?: string } = {},
) => {
  const { others = '', ...query } = more;
  return shortestRoutes({
    base: { space: at(from), size },
    target: baseOf(at(to)),
    movement,
    survivors: [at(to), ...(others === '' ? [] : spaces(others))],
    ...query,
  });
};

const short = ({ end, over, endsOn, count }: RouteOutcome): string =>
  `${spaceName(end)} over ${over.join('')} on ${endsOn.join('')}: ${count}`;

describe('SD-7.1 shortest routes until adjacent', () => {
  test('SD-7.1 already adjacent: it does not move', () => {
    expect(routes('H10', 2, 'J11', 6)).toEqual({
      arrives: true,
      steps: 0,
      count: 1,
      outcomes: [{ end: at('H10'), path: [], over: [], endsOn: [], count: 1 }],
    });
  });

  test('SD-7.1 straight ahead there is one route, stopping beside the target', () => {
    const { outcomes, ...rest } = routes('H10', 2, 'H3', 6);
    expect(rest).toEqual({ arrives: true, steps: 6, count: 1 });
    expect(outcomes[0]?.path.map(spaceName)).toEqual(['H9', 'H8', 'H7', 'H6', 'H5', 'H4']);
  });

  test.each([
    // Three columns and four rows to go, less the last step: C(7,3) orders of the seven steps.
    [1, 'A1', 'D5', 6, 35, 2],
    [2, 'E5', 'I10', 6, 35, 2],
    [3, 'E5', 'J11', 6, 35, 2],
    [4, 'E5', 'K12', 6, 35, 2],
    [2, 'A1', 'P22', 33, 1391975640, 2],
    [1, 'A1', 'B2', 1, 2, 2],
  ])(
    'SD-7.2 SD-7.11 golden: size %i from %s to %s takes %i steps in %i ways, to %i ends',
    (size, from, to, steps, count, ends) => {
      const found = routes(from, size, to, 40);
      expect([found.arrives, found.steps, found.count]).toEqual([true, steps, count]);
      expect(found.outcomes).toHaveLength(ends);
    },
  );

  test('SD-7.4 out of movement: the beginnings of shortest routes, each counted once', () => {
    const { outcomes, ...rest } = routes('E5', 2, 'I10', 2);
    expect(rest).toEqual({ arrives: false, steps: 2, count: 4 });
    expect(outcomes.map(short)).toEqual(['G5 over  on : 1', 'F6 over  on : 2', 'E7 over  on : 1']);
  });

  test.each([
    [1, 6],
    [2, 5],
    [3, 4],
    [7, 0],
  ])('SD-7.3 with reach %i it stops after %i steps', (reach, steps) => {
    expect(routes('H10', 2, 'H3', 9, { reach })).toMatchObject({ arrives: true, steps, count: 1 });
  });

  test('SD-7.3 onto the target: reach 0', () => {
    const found = routes('H10', 2, 'H3', 9, { reach: 0 });
    expect(found.outcomes.map(short)).toEqual(['H3 over 0 on 0: 1']);
    expect(found.steps).toBe(7);
  });

  test('SD-7.6 towards the nearest of several, all of them that are equally near', () => {
    const plants = ['H3', 'O10', 'A22'].map((name) => baseOf(at(name)));
    const found = shortestRoutes({
      base: { space: at('H10'), size: 2 },
      target: plants,
      movement: 4,
      survivors: [],
    });
    expect(found.outcomes.map(short)).toEqual(['L10 over  on : 1']);
    expect(found).toMatchObject({ arrives: false, steps: 4, count: 1 });
  });
});

describe('SD-7.2 whom each route runs over', () => {
  test('SD-7.2 golden: one survivor between, 1 × 1 from A1 to C3: four of six routes over it', () => {
    const found = routes('A1', 1, 'C3', 6, { others: 'B2' });
    expect(found.outcomes.map(short)).toEqual([
      'C2 over  on : 1',
      'C2 over 1 on : 2',
      'B3 over  on : 1',
      'B3 over 1 on : 2',
    ]);
  });

  test('SD-7.2 SD-11.3 golden: 2 × 2 from H10 to L13 past three survivors; ended on is told apart', () => {
    const found = routes('H10', 2, 'L13', 6, { others: 'J10 I12 K11' });
    expect(found).toMatchObject({ arrives: true, steps: 4, count: 10 });
    expect(found.outcomes.map(short)).toEqual([
      'K11 over 13 on 3: 2',
      'K11 over 23 on 3: 1',
      'K11 over 123 on 3: 1',
      'J12 over 2 on : 2',
      'J12 over 12 on : 1',
      'J12 over 13 on : 1',
      'J12 over 23 on : 1',
      'J12 over 123 on : 1',
    ]);
  });

  test('SD-7.2 along the first column and the first row of the board', () => {
    const west = routes('A10', 2, 'A4', 9, { others: 'B7' });
    expect(west.outcomes.map(short)).toEqual(['A5 over 1 on : 1']);
    const north = routes('J1', 2, 'D1', 9, { others: 'G2' });
    expect(north.outcomes.map(short)).toEqual(['E1 over 1 on : 1']);
  });

  test('SD-7.2 two who stand under the same base are both run over', () => {
    const found = routes('H10', 2, 'H3', 9, { others: 'H7 I7' });
    expect(found.outcomes.map(short)).toEqual(['H4 over 12 on : 1']);
  });

  test('SD-7.2 each outcome has a route that does what it says', () => {
    const found = routes('H10', 3, 'N16', 9, { others: 'K11 L12 M13 I14' });
    for (const { path, end, over } of found.outcomes) {
      expect(path.at(-1)).toBe(end);
      const hit = new Set(
        path.flatMap((corner) => under(corner, 3, [at('N16'), ...spaces('K11 L12 M13 I14')])),
      );
      expect([...hit].sort()).toEqual(over);
    }
    expect(found.outcomes.length).toBeGreaterThan(1);
  });
});

describe('SD-7.8 monster-impassable terrain', () => {
  test('SD-7.8 it goes round, with the whole base', () => {
    const wall = marks('G7 H7');
    expect(routes('H10', 2, 'H3', 9, { blocked: marks('') }).steps).toBe(6);
    const found = routes('H10', 2, 'H3', 9, { blocked: wall });
    // One step east while H7 is still ahead (3 ways); then back west past it (2 ways) or on to beside the target.
    expect(found).toMatchObject({ arrives: true, steps: 8, count: 9 });
    expect(found.outcomes.map(short)).toEqual(['I3 over  on : 3', 'H4 over  on : 6']);
  });

  test('SD-7.8 no way at all: it stays', () => {
    const ring = marks('A3 B3 C3 C2 C1');
    expect(routes('A1', 2, 'P22', 9, { blocked: ring })).toEqual({
      arrives: false,
      steps: 0,
      count: 1,
      outcomes: [{ end: at('A1'), path: [], over: [], endsOn: [], count: 1 }],
    });
  });

  test('SD-7.8 where it would come to stand counts as well as the way: it stops on another side', () => {
    const found = routes('H10', 1, 'H5', 9, { blocked: marks('H6') });
    expect(found.steps).toBe(6);
    expect(found.outcomes.map(short)).toEqual(['G5 over  on : 4', 'I5 over  on : 4']);
  });

  test('SD-7.8 in reach already it stays, whatever is under it', () => {
    expect(routes('H10', 1, 'H9', 9, { blocked: marks('H10') })).toMatchObject({ arrives: true, steps: 0 });
  });

  test('SD-7.8 terrain elsewhere changes nothing, in the last space of the board either', () => {
    const plain = routes('H10', 2, 'L13', 9, { others: 'J11' });
    for (const walls of ['A1', 'P22']) {
      const found = routes('H10', 2, 'L13', 9, { others: 'J11', blocked: marks(walls) });
      expect(found.outcomes).toEqual(plain.outcomes);
    }
  });

  test('SD-7.8 it may walk off what it stands on, but not onto more of it', () => {
    const found = routes('H10', 2, 'H3', 9, { blocked: marks('H11 H9') });
    expect(found.steps).toBe(8);
    expect(found.outcomes.every(({ path }) => path[0] === at('I10'))).toBe(true);
  });
});

/** How far off a random target may be, so that all routes can be told one by one. */
const NEAR = 8;

/** A target near enough; of several, if it is a list. */
function randomTargets({ base, survivors, source }: RandomBoard): Base[] {
  const own = figure(base.space, base.size);
  const near = survivors.filter((space) => far(own, [cell(space)]) <= NEAR);
  if (near.length > 1 && source.below(8) === 0) return near.map((space) => ({ space, size: 1 }));
  if (near.length > 0 && source.below(8) > 0) return [{ space: source.pick(near), size: 1 }];
  for (;;) {
    const size = source.pick(BASE_SIZES);
    const space = randomCorner(source, size);
    if (far(own, figure(space, size)) <= NEAR) return [{ space, size }];
  }
}

describe.each(BASE_SIZES)('a base of size %i against every route told one by one', LONG, (size) => {
  test('SD-7.1 SD-7.2 SD-7.3 SD-7.8 SD-7.11 steps, counts, ends, victims', () => {
    let outcomes = 0;
    let ways = 0;
    const boards = onRandomBoards(size, (board) => {
      const { base, terrain, survivors, source } = board;
      const targets = randomTargets(board);
      const movement = source.from(1, 8);
      const reach = source.pick([1, 1, 1, 0, 2, 3]);
      const walls = source.below(2) === 0;
      const journey: Journey = {
        corner: base.space,
        size,
        targets: targets.map((target): Figure => figure(target.space, target.size)),
        movement,
        reach,
        forbidden: walls ? markedSpaces(terrain) : new Set(),
        survivors,
      };
      const ours = shortestRoutes({
        base,
        target: targets.length === 1 ? (targets[0] as Base) : targets,
        movement,
        reach,
        ...(walls ? { blocked: terrain } : {}),
        survivors,
      });
      const brute = gather(journey);
      const where = { board, journey };
      expectSame(ours.steps, brute.steps, where);
      expectSame(ours.count, brute.count, where);
      const told = brute.results.map((r) => `${r.end} ${r.over} ${under(r.end, size, survivors)} ${r.count}`);
      const found = ours.outcomes.map((o) => `${o.end} ${o.over} ${o.endsOn} ${o.count}`);
      expectAlike([...found].sort(), [...told].sort(), where);
      for (const { path, end, over } of ours.outcomes) {
        expectSame(path.at(-1) ?? base.space, end, where);
        const hit = new Set(path.flatMap((corner) => under(corner, size, survivors)));
        expectAlike([...hit].sort(), over, where);
      }
      outcomes += ours.outcomes.length;
      ways += ours.count;
    });
    expect(boards).toBe(BOARDS);
    // With fewer boards (npm run mutate) there are fewer.
    if (boards === ALL_BOARDS) expect([outcomes, ways]).toEqual(GOLDEN[size]);
  });

  test('SD-7.2 the representative is one of the shortest routes', () => {
    const own = { space: at('F8'), size };
    const target = at('L13');
    const query = {
      base: own,
      target: baseOf(target),
      movement: 20,
      survivors: [target, ...spaces('H9 J12 K11')],
    };
    const all = everyShortestRoute({
      corner: own.space,
      size,
      targets: [[cell(target)]],
      movement: 20,
      reach: 1,
      forbidden: new Set(),
      survivors: [],
    }).map((route) => route.join());
    const found = shortestRoutes(query);
    expect(found.count).toBe(all.length);
    for (const { path } of found.outcomes) expect(all).toContain(path.join());
  });
});

/** Outcomes and routes over all random boards together, for each size of base: recorded, so that a change is seen. */
const GOLDEN: Readonly<Record<number, readonly [number, number]>> = {
  1: [8696, 23577],
  2: [7977, 18625],
  3: [7536, 16558],
  4: [7018, 13827],
};

import type { Base } from './base';
import { FACINGS } from './facing';
import { columnOf, rowOf, type Space, spaceAt } from './space';
import { type StepsToGo, stepsToGo } from './stepsToGo';
import { cornerAfter } from './straight';

/** What a monster wants to reach, and what lies on its way. */
export interface RouteQuery {
  base: Base;
  /** Several: whichever is nearest. */
  target: Base | readonly Base[];
  /** Spaces it may move; the rest of the way is left. */
  movement: number;
  /** It stops as soon as the target is this near (SD-7.3); 1, if not said: adjacent; 0: onto it. */
  reach?: number;
  /** Spaces no monster may enter, marked 1 (SD-7.8). */
  blocked?: ArrayLike<number>;
  /** Where survivors stand, at most 31; outcomes name them by index. */
  survivors: readonly Space[];
}

/** One distinct result of a shortest route: where it ends and whom it runs over. */
export interface RouteOutcome {
  end: Space;
  /** Corners of one route with this result, the start left out. */
  path: Space[];
  /** Survivors passed over or ended on, by index. */
  over: number[];
  endsOn: number[];
  /** How many routes have this result. */
  count: number;
}

export interface Routes {
  /** Whether the movement suffices. */
  arrives: boolean;
  /** Spaces moved. */
  steps: number;
  /** How many different routes there are. */
  count: number;
  outcomes: RouteOutcome[];
}

/** Routes as far as they have come, alike in where they are and whom they have run over (one bit per survivor). */
interface Partway {
  space: Space;
  over: number;
  count: number;
  before: Partway | null;
}

/** Routes by the corner they have come to. As each step leaves less to go, no corner belongs to two steps. */
type RoutesAt = Map<Space, Partway[]>;

/** For each corner, the survivors a base of this size stands on there, one bit each. */
function victimsByCorner(size: number, survivors: readonly Space[]): ReadonlyMap<Space, number> {
  const victims = new Map<Space, number>();
  survivors.forEach((space, i) => {
    for (let row = rowOf(space); row > rowOf(space) - size && row >= 0; row -= 1) {
      for (let column = columnOf(space); column > columnOf(space) - size && column >= 0; column -= 1) {
        const corner = spaceAt(column, row);
        victims.set(corner, (victims.get(corner) ?? 0) | (1 << i));
      }
    }
  });
  return victims;
}

function arrive(there: Partway[], space: Space, over: number, before: Partway): void {
  const alike = there.find((route) => route.over === over);
  if (alike === undefined) there.push({ space, over, count: before.count, before });
  else alike.count += before.count;
}

/** One more step along every shortest route: the corners they come to. */
function extend(
  corners: readonly Space[],
  routesAt: RoutesAt,
  size: number,
  toGo: StepsToGo,
  victims: ReadonlyMap<Space, number>,
): Space[] {
  const reached: Space[] = [];
  for (const corner of corners) {
    const left = toGo(corner) - 1;
    for (const direction of FACINGS) {
      const next = cornerAfter(corner, size, direction);
      if (next === null || toGo(next) !== left) continue;
      let there = routesAt.get(next);
      if (there === undefined) {
        there = [];
        routesAt.set(next, there);
        reached.push(next);
      }
      const hit = victims.get(next) ?? 0;
      for (const route of routesAt.get(corner) ?? []) arrive(there, next, route.over | hit, route);
    }
  }
  return reached;
}

function indices(mask: number): number[] {
  const found: number[] = [];
  for (let rest = mask; rest !== 0; rest &= rest - 1) found.push(31 - Math.clz32(rest & -rest));
  return found;
}

function outcomeOf(route: Partway, victims: ReadonlyMap<Space, number>): RouteOutcome {
  const path: Space[] = [];
  for (let at = route; at.before !== null; at = at.before) path.push(at.space);
  return {
    end: route.space,
    path: path.reverse(),
    over: indices(route.over),
    endsOn: indices(victims.get(route.space) ?? 0),
    count: route.count,
  };
}

/**
 * All shortest routes of a monster (SD-7.1 to SD-7.3, SD-7.8, SD-7.11): the whole base shifts one space at a time,
 * orthogonally, through survivors and terrain, until the target is in reach or the movement is spent; where the movement
 * does not suffice, the first part of such routes. Results that differ in nothing (end, whom it runs over) are one outcome,
 * in the order of the board. Without any way it stays where it is.
 */
export function shortestRoutes({
  base,
  target,
  movement,
  reach = 1,
  blocked,
  survivors,
}: RouteQuery): Routes {
  const targets = 'space' in target ? [target] : target;
  const toGo = stepsToGo({ base, targets, reach, blocked });
  const away = toGo(base.space);
  const steps = away === Number.POSITIVE_INFINITY ? 0 : Math.min(away, movement);
  const victims = victimsByCorner(base.size, survivors);
  const routesAt: RoutesAt = new Map([
    [base.space, [{ space: base.space, over: 0, count: 1, before: null }]],
  ]);
  let corners: Space[] = [base.space];
  for (let step = 0; step < steps; step += 1) corners = extend(corners, routesAt, base.size, toGo, victims);
  const ends = corners.flatMap((corner) => routesAt.get(corner) ?? []);
  ends.sort((a, b) => a.space - b.space || a.over - b.over);
  return {
    arrives: away <= movement,
    steps,
    count: ends.reduce((sum, route) => sum + route.count, 0),
    outcomes: ends.map((route) => outcomeOf(route, victims)),
  };
}

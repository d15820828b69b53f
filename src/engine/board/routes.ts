import { type Base, covers, distance, fits, spacesOf } from './base';
import { FACINGS } from './facing';
import { SPACES, type Space } from './space';
import { shifted } from './straight';

/** What a monster wants to reach, and what lies on its way. */
export interface RouteQuery {
  base: Base;
  target: Base;
  /** Spaces it may move; the rest of the way is left. */
  movement: number;
  /** It stops as soon as the target is this near (SD-7.3); 1: adjacent. */
  reach: number;
  /** Spaces no monster may enter, marked 1 (SD-7.8). */
  blocked?: ArrayLike<number>;
  /** Where survivors stand, at most 30; outcomes name them by index. */
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

const FAR = 0x7fff;

function neighbours(base: Base, blocked: ArrayLike<number> | undefined): Base[] {
  return FACINGS.flatMap((direction) => {
    const next = shifted(base, direction);
    if (next === null || (blocked !== undefined && spacesOf(next).some((s) => blocked[s] === 1))) return [];
    return [next];
  });
}

/** Steps from every corner to the nearest place in reach of the target, worked out backwards. */
function stepsToGoal({ base, target, reach, blocked }: RouteQuery): Int16Array {
  const steps = new Int16Array(SPACES).fill(FAR);
  let edge: Base[] = [];
  for (let space = 0; space < SPACES; space += 1) {
    const place = { space, size: base.size };
    if (distance(place, target) > reach || !fits(space, base.size)) continue;
    if (blocked !== undefined && spacesOf(place).some((s) => blocked[s] === 1)) continue;
    steps[space] = 0;
    edge.push(place);
  }
  for (let step = 1; edge.length > 0; step += 1) {
    const next: Base[] = [];
    for (const place of edge) {
      for (const neighbour of neighbours(place, blocked)) {
        if (steps[neighbour.space] !== FAR) continue;
        steps[neighbour.space] = step;
        next.push(neighbour);
      }
    }
    edge = next;
  }
  return steps;
}

/** A shortest route as far as it has come. */
interface Partway {
  space: Space;
  over: number;
  count: number;
  before: Partway | null;
}

function maskAt(base: Base, survivors: readonly Space[]): number {
  let mask = 0;
  survivors.forEach((space, i) => {
    if (covers(base, space)) mask |= 1 << i;
  });
  return mask;
}

const indices = (mask: number): number[] =>
  Array.from({ length: 31 }, (_, i) => i).filter((i) => (mask & (1 << i)) !== 0);

/** One more step along every shortest route; routes that are alike so far are kept as one, with their count. */
function extend(routes: readonly Partway[], query: RouteQuery, steps: Int16Array): Partway[] {
  const found = new Map<number, Partway>();
  for (const route of routes) {
    const here = { space: route.space, size: query.base.size };
    for (const next of neighbours(here, query.blocked)) {
      if (steps[next.space] !== (steps[route.space] as number) - 1) continue;
      const over = route.over | maskAt(next, query.survivors);
      const key = over * SPACES + next.space;
      const same = found.get(key);
      if (same === undefined) found.set(key, { space: next.space, over, count: route.count, before: route });
      else same.count += route.count;
    }
  }
  return [...found.values()];
}

function outcomeOf(route: Partway, { base, survivors }: RouteQuery): RouteOutcome {
  const path: Space[] = [];
  for (let at: Partway | null = route; at?.before != null; at = at.before) path.unshift(at.space);
  const endsOn = indices(maskAt({ space: route.space, size: base.size }, survivors));
  return { end: route.space, path, over: indices(route.over), endsOn, count: route.count };
}

/**
 * All shortest routes of a monster (SD-7.1 to SD-7.3, SD-7.8, SD-7.11): the whole base shifts one space at a time,
 * orthogonally, through survivors and terrain, until the target is in reach or the movement is spent. Results that differ
 * in nothing (end, whom it runs over) are one outcome; they stand in the order of the board.
 */
export function shortestRoutes(query: RouteQuery): Routes {
  const { base, movement } = query;
  const steps = stepsToGoal(query);
  const away = steps[base.space] as number;
  const start: Partway = { space: base.space, over: 0, count: 1, before: null };
  const length = away === FAR ? 0 : Math.min(away, movement);
  let routes: Partway[] = [start];
  for (let step = 0; step < length; step += 1) routes = extend(routes, query, steps);
  routes.sort((a, b) => a.space - b.space || a.over - b.over);
  return {
    arrives: away <= movement,
    steps: length,
    count: routes.reduce((sum, route) => sum + route.count, 0),
    outcomes: routes.map((route) => outcomeOf(route, query)),
  };
}

import { cell, contains, type Figure, far, figure, isOnBoard, moved, number, WAYS } from './grid';

/** What the comparison gives and wants, in the engine's words. */
export interface Journey {
  corner: number;
  size: number;
  targets: readonly Figure[];
  movement: number;
  reach: number;
  forbidden: ReadonlySet<number>;
  survivors: readonly number[];
}

export interface Result {
  end: number;
  over: number[];
  count: number;
}

/** The corners one step on: the whole figure shifts, stays on the board, and stands on nothing forbidden. */
function oneStepOn(corner: number, { size, forbidden }: Journey): number[] {
  return WAYS.map((way) => moved(figure(corner, size), way))
    .filter((f) => f.every((c) => isOnBoard(c) && !forbidden.has(number(c))))
    .map((f) => number(f[0] as { x: number; y: number }));
}

const isThere = (corner: number, { size, targets, reach }: Journey): boolean =>
  targets.some((target) => far(figure(corner, size), target) <= reach);

/** Every shortest route, one list of corners each, found by walking out ring by ring and then back from each end. */
export function everyShortestRoute(journey: Journey): number[][] {
  const known = new Map<number, number[]>();
  const stepsFrom = (corner: number): number[] => {
    const steps = known.get(corner) ?? oneStepOn(corner, journey);
    known.set(corner, steps);
    return steps;
  };
  const rings: Set<number>[] = [new Set([journey.corner])];
  const seen = new Set([journey.corner]);
  const arrived = () => [...(rings.at(-1) as Set<number>)].filter((corner) => isThere(corner, journey));
  let ends = arrived();
  while (ends.length === 0) {
    const ring = new Set<number>();
    for (const corner of rings.at(-1) as Set<number>) {
      for (const next of stepsFrom(corner)) if (!seen.has(next)) ring.add(next);
    }
    if (ring.size === 0) return [];
    for (const corner of ring) seen.add(corner);
    rings.push(ring);
    ends = arrived();
  }
  let routes = ends.map((end) => [end]);
  for (const ring of rings.slice(0, -1).reverse()) {
    routes = routes.flatMap((route) =>
      [...ring]
        .filter((corner) => stepsFrom(corner).includes(route[0] as number))
        .map((corner) => [corner, ...route]),
    );
  }
  return routes.map((route) => route.slice(1));
}

/** The indices of the survivors under a figure there. */
export const under = (corner: number, size: number, survivors: readonly number[]): number[] =>
  [...survivors.keys()].filter((i) => contains(figure(corner, size), cell(survivors[i] as number)));

/** All different beginnings, as long as the movement, of all shortest routes, gathered by where they end and over whom. */
export function gather(journey: Journey): { steps: number; count: number; results: Result[] } {
  const whole = everyShortestRoute(journey);
  const walked = new Map(whole.map((route) => [route.slice(0, journey.movement).join(), route]));
  const routes = [...walked.values()].map((route) => route.slice(0, journey.movement));
  if (routes.length === 0) routes.push([]);
  const results = new Map<string, Result>();
  for (const route of routes) {
    const end = route.at(-1) ?? journey.corner;
    const hit = new Set(route.flatMap((corner) => under(corner, journey.size, journey.survivors)));
    const over = [...hit].sort((a, b) => a - b);
    const key = `${end}|${over.join()}`;
    const known = results.get(key);
    if (known === undefined) results.set(key, { end, over, count: 1 });
    else known.count += 1;
  }
  return { steps: routes[0]?.length ?? 0, count: routes.length, results: [...results.values()] };
}

import { type Base, distance, type Space, shortestRoutes, spaceName } from '../board';
import type { Option } from '../kernel';
import type { RouteReason } from './events';
import { controllerSeat, onBoard } from './find';
import { monsterBase, monsterImpassable } from './grounds';
import { monsterFigure, monsterNumber } from './monsterNumbers';
import type { Run } from './procedure';

export type RouteOption = Option & {
  end: Space;
  path: Space[];
  over: string[];
  endsOn: string[];
  /** Whether it comes to its target; how many shortest routes there are, and how many results they have. */
  arrives: boolean;
  routes: number;
  results: number;
};

/** SD-7.1 to SD-7.3: all shortest routes, those alike in end and victims as one; each tells whom it runs over (SD-7.2). */
export function routeOptions(r: Run, target: Base | readonly Base[], reach: number): RouteOption[] {
  const base = monsterBase(r.state);
  if (base === null) return [];
  const others = onBoard(r.state);
  const { outcomes, arrives, count } = shortestRoutes({
    base,
    target,
    movement: monsterNumber(r, 'movement'),
    reach,
    blocked: monsterImpassable(r),
    survivors: others.map((s) => s.space as Space),
  });
  const name = (i: number) => others[i]?.id as string;
  return outcomes
    .filter((o) => o.path.length > 0)
    .map((o) => {
      const over = o.over.map(name);
      const key = [spaceName(o.end), ...over].join('+');
      const alike = { arrives, routes: count, results: outcomes.length };
      return { key, kind: 'route', end: o.end, path: o.path, over, endsOn: o.endsOn.map(name), ...alike };
    });
}

/** The path of a chosen route, and why it is this one (SD-7.1 to SD-7.3). */
export function chosenRoute(r: Run, option: Option | undefined): { path: Space[]; reason: RouteReason } {
  const { path, over, arrives, routes, results } = option as RouteOption;
  const reason: RouteReason = {
    movement: monsterFigure(r, 'movement'),
    stopped: arrives ? 'inReach' : 'movementSpent',
    routes,
    results,
    over: [...over],
    ...(results > 1 ? { chooser: controllerSeat(r.state) } : {}),
  };
  return { path: [...path], reason };
}

/** Tells why it does not move at all: what it moves to is in reach already, or there is no way (SD-7.3, SD-7.8). */
export function reportStay(r: Run, targets: readonly Base[], reach: number, goal: string): void {
  const base = monsterBase(r.state);
  if (base === null || targets.length === 0) return;
  const near = targets.some((one) => distance(base, one) <= reach);
  r.emit({ type: 'stayed', figure: 'monster', why: near ? 'inReach' : 'noWay', goal, rule: 'SD-7.3' });
}

import { type Base, type Space, shortestRoutes, spaceName } from '../board';
import type { Option } from '../kernel';
import { onBoard } from './find';
import { monsterBase, monsterImpassable } from './grounds';
import { monsterNumber } from './monsterNumbers';
import type { Run } from './procedure';

export type RouteOption = Option & { end: Space; path: Space[]; over: string[]; endsOn: string[] };

/** SD-7.1 to SD-7.3: all shortest routes, those alike in end and victims as one; each tells whom it runs over (SD-7.2). */
export function routeOptions(r: Run, target: Base | readonly Base[], reach: number): RouteOption[] {
  const base = monsterBase(r.state);
  if (base === null) return [];
  const others = onBoard(r.state);
  const { outcomes } = shortestRoutes({
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
      return { key, kind: 'route', end: o.end, path: o.path, over, endsOn: o.endsOn.map(name) };
    });
}

/** The path of a chosen route. */
export const chosenPath = (option: Option | undefined): Space[] => [...(option as RouteOption).path];

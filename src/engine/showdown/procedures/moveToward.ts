import { baseOf, type Space, shortestRoutes, spaceName } from '../../board';
import { done, type Option } from '../../kernel';
import { controllerSeat, onBoard, survivorById } from '../find';
import { monsterBase, monsterImpassable } from '../grounds';
import { monsterNumber } from '../monsterNumbers';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';

type RouteOption = Option & { end: Space; path: Space[]; over: string[]; endsOn: string[] };

/** SD-7.1 to SD-7.3: all shortest routes, those alike in end and victims as one; each tells whom it runs over (SD-7.2). */
function routes({ survivor, reach }: FrameOf<'moveToward'>, r: Run): RouteOption[] {
  const base = monsterBase(r.state);
  const target = survivorById(r.state, survivor).space;
  if (base === null || target === null) return [];
  const others = onBoard(r.state);
  const { outcomes } = shortestRoutes({
    base,
    target: baseOf(target),
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

/** The movement of Move & Attack (SD-7.1): along a shortest route until in reach or out of movement; there it turns to the target. */
export const moveToward: Procedure<'moveToward'> = {
  name: 'moveToward',
  steps: {
    choose: {
      ask: (f, r) => {
        const options = routes(f, r);
        if (options.length === 0) return null;
        return {
          kind: 'chooseRoute',
          by: controllerSeat(r.state),
          options,
          about: { survivor: f.survivor },
        };
      },
      answer: (f, _, [option]) => {
        const path = [...(option as RouteOption).path];
        return call('monsterMove', { path, how: 'toward', turnTo: f.survivor, grabs: false });
      },
    },
    moved: (f) => (f.result === null ? call('face', { survivor: f.survivor, how: 'toward' }) : done()),
  },
};

import { baseOf } from '../../board';
import { done } from '../../kernel';
import { controllerSeat, survivorById } from '../find';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { chosenRoute, type RouteOption, reportStay, routeOptions } from '../routeOptions';

function routes({ survivor, reach }: FrameOf<'moveToward'>, r: Run): RouteOption[] {
  const { space } = survivorById(r.state, survivor);
  return space === null ? [] : routeOptions(r, baseOf(space), reach);
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
      answer: (f, r, [option]) =>
        call('monsterMove', {
          ...chosenRoute(r, option),
          goal: f.survivor,
          how: 'toward',
          turnTo: f.survivor,
          turn: f.turn ?? 'toward',
          grabs: false,
        }),
    },
    moved: (f, r) => {
      if (f.result !== null) return done(f.result);
      const { space } = survivorById(r.state, f.survivor);
      reportStay(r, space === null ? [] : [baseOf(space)], f.reach, f.survivor);
      return call('face', { survivor: f.survivor, how: f.turn ?? 'toward' });
    },
  },
};

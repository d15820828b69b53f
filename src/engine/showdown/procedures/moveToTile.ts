import { baseOf } from '../../board';
import { controllerSeat } from '../find';
import { call, type Procedure } from '../procedure';
import { chosenRoute, routeOptions } from '../routeOptions';

/** A full move toward the nearest tile of a kind, equal ones the controller's choice; it stops on it or adjacent to it. */
export const moveToTile: Procedure<'moveToTile'> = {
  name: 'moveToTile',
  steps: {
    choose: {
      ask: (f, r) => {
        const targets = r.state.tiles
          .filter((t) => t.card === f.terrain)
          .flatMap((t) => t.spaces.map(baseOf));
        const options = targets.length === 0 ? [] : routeOptions(r, targets, 1);
        if (options.length === 0) return null;
        return {
          kind: 'chooseWay',
          by: controllerSeat(r.state),
          options,
          about: { card: f.terrain },
        };
      },
      answer: (f, r, [option]) =>
        call('monsterMove', {
          ...chosenRoute(r, option),
          goal: f.terrain,
          how: 'toTile',
          turnTo: null,
          grabs: false,
        }),
    },
  },
};

import * as z from 'zod/mini';
import { spaceName } from '../../board';
import { done, type Option } from '../../kernel';
import { controllerSeat } from '../find';
import { tilesBeside } from '../grounds';
import { call } from '../procedure';
import { removeTile } from '../whereabouts';
import { verb } from './verb';

/** The monster consumes a tile of a kind that it is on or adjacent to, of several the controller's choice: it is archived. */
export const consumeTile = verb({
  name: 'consumeTile',
  schema: z.strictObject({ do: z.literal('consumeTile'), terrain: z.string() }),
  steps: {
    which: {
      ask: (f, r) => {
        const options = tilesBeside(r.state, f.effect.terrain).map(({ id, spaces }) => ({
          key: spaceName(spaces[0] as number),
          kind: 'space',
          space: spaces[0],
          tile: id,
        }));
        if (options.length === 0) return null;
        return {
          kind: 'consumeTile',
          by: controllerSeat(r.state),
          options,
          about: { card: f.effect.terrain },
        };
      },
      answer: (_, r, [option]) => {
        removeTile(r, (option as Option & { tile: string }).tile, 'SD-5.14');
        return call('moment', { moment: 'monsterConsumed', scope: {} });
      },
    },
    end: () => done(),
  },
  describe: ({ terrain }) => ({
    key: 'effect.consumeTile',
    with: { terrain: { key: `terrain.${terrain}` } },
  }),
});

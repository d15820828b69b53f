import * as z from 'zod/mini';
import { done } from '../../kernel';
import { verb } from './verb';

/** Notes on this tile that something happened to it. */
export const mark = verb({
  name: 'mark',
  schema: z.strictObject({ do: z.literal('mark'), mark: z.string() }),
  steps: {
    mark: (f, r) => {
      r.state.tiles.find((t) => t.id === f.scope.tile)?.marks.push(f.effect.mark);
      return done();
    },
  },
  describe: ({ mark: what }) => ({ key: 'effect.mark', with: { mark: { key: `mark.${what}` } } }),
});

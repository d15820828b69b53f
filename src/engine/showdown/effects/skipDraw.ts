import * as z from 'zod/mini';
import { done } from '../../kernel';
import type { FrameOf } from '../procedure';
import { verb } from './verb';

/** The AI card about to be drawn is not drawn: something else happens instead. */
export const skipDraw = verb({
  name: 'skipDraw',
  schema: z.strictObject({ do: z.literal('skipDraw') }),
  steps: {
    skip: (_, r) => {
      const drawing = r.state.stack.findLast((f) => f.procedure === 'drawAi');
      if (drawing !== undefined) (drawing as FrameOf<'drawAi'>).instead = true;
      return done();
    },
  },
  describe: () => ({ key: 'effect.skipDraw' }),
});

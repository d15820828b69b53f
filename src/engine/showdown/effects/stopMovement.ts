import * as z from 'zod/mini';
import { done } from '../../kernel';
import type { FrameOf } from '../procedure';
import { reportWalk } from '../walks';
import { verb } from './verb';

/** The survivor's movement under way ends on this space; told at once, before what the stop brings about. */
export const stopMovement = verb({
  name: 'stopMovement',
  schema: z.strictObject({ do: z.literal('stopMovement') }),
  steps: {
    stop: (_, r) => {
      const moving = r.state.stack.findLast((f) => f.procedure === 'survivorMove');
      if (moving === undefined) return done();
      const walk = moving as FrameOf<'survivorMove'>;
      walk.stop = true;
      reportWalk(r, walk);
      return done();
    },
  },
  describe: () => ({ key: 'effect.stopMovement' }),
});

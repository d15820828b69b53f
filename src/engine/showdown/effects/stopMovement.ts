import * as z from 'zod/mini';
import { done } from '../../kernel';
import { verb } from './verb';

/** The movement under way ends on this space. */
export const stopMovement = verb({
  name: 'stopMovement',
  schema: z.object({ do: z.literal('stopMovement') }),
  steps: {
    stop: (_, r) => {
      const moving = r.state.stack.findLast((f) => f.procedure === 'survivorMove');
      if (moving !== undefined) (moving as typeof moving & { stop?: boolean }).stop = true;
      return done();
    },
  },
  describe: () => ({ key: 'effect.stopMovement' }),
});

import * as z from 'zod/mini';
import { done } from '../../kernel';
import type { FrameOf } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** The monster picks its target again, without the owner: the card beats SD-6.5. */
export const repick = verb({
  name: 'repick',
  schema: z.strictObject({ do: z.literal('repick') }),
  steps: {
    pick: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      const picking = r.state.stack.findLast((frame) => frame.procedure === 'pickTarget');
      if (owner === null || picking === undefined) return done();
      const frame = picking as FrameOf<'pickTarget'>;
      frame.without = [...(frame.without ?? []), owner.id];
      return done();
    },
  },
  describe: () => ({ key: 'effect.repick' }),
});

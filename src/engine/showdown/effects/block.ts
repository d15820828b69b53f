import * as z from 'zod/mini';
import { done } from '../../kernel';
import { survivorFor } from '../scope';
import { verb } from './verb';

/**
 * Block: that many hits of the next attack are ignored; one block at a time, the greater counts. `deflect`: tokens take its
 * place that stay until hits remove them (survivors-in-detail.md §15).
 */
export const block = verb({
  name: 'block',
  schema: z.strictObject({ do: z.literal('block'), hits: z.number(), deflect: z.optional(z.literal(true)) }),
  steps: {
    raise: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      if (owner === null) return done();
      const { hits, deflect = false } = f.effect;
      if (deflect) {
        owner.deflect = hits;
        owner.block = 0;
      } else {
        owner.block = Math.max(owner.block, hits);
      }
      r.emit({ type: 'guarded', survivor: owner.id, hits, deflects: deflect });
      return done();
    },
  },
  describe: ({ hits, deflect }) => ({
    key: deflect === true ? 'effect.deflect' : 'effect.block',
    with: { hits },
  }),
});

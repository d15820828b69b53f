import * as z from 'zod/mini';
import { done } from '../../kernel';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** Not a threat (SD-6.9) until the survivor attacks, or leaves the tile that hides it. */
export const hide = verb({
  name: 'hide',
  schema: z.strictObject({ do: z.literal('hide') }),
  steps: {
    hide: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      const by = f.scope.tile ?? f.scope.gear;
      if (owner === null || by === undefined || owner.hiddenBy.includes(by)) return done();
      owner.hiddenBy.push(by);
      r.emit({ type: 'hidden', survivor: owner.id, by: f.scope.card.id, rule: 'SD-6.9' });
      return done();
    },
  },
  describe: () => ({ key: 'effect.hide' }),
});

import * as z from 'zod/mini';
import { done } from '../../kernel';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** The severe injury that is about to be rolled is ignored. */
export const ignoreInjury = verb({
  name: 'ignoreInjury',
  schema: z.strictObject({ do: z.literal('ignoreInjury') }),
  steps: {
    ignore: (f, r) => {
      const owner = survivorFor(r, 'owner', f.scope);
      if (owner !== null) owner.ignoresInjury = true;
      return done();
    },
  },
  describe: () => ({ key: 'effect.ignoreInjury' }),
});

import * as z from 'zod/mini';
import { done } from '../../kernel';
import { carries } from '../allowed';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** Bash: knocked down (SD-12.1); nothing to who ignores bash (full Leather set, gear-and-resources.md §14). */
export const knockDown = verb({
  name: 'knockDown',
  schema: z.strictObject({ do: z.literal('knockDown'), who: Who }),
  steps: {
    fall: (f, r) => {
      if (f.effect.who === 'monster') return call('knockDownMonster', {});
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor !== null && carries(r, survivor, 'ignoresBash')) {
        r.emit({ type: 'nothingHappened', why: 'bashIgnored' });
        return done();
      }
      return survivor === null ? done() : call('knockDownSurvivor', { survivor: survivor.id });
    },
  },
  describe: ({ who }) => ({ key: 'effect.knockDown', with: { who: { key: `who.${who}` } } }),
});

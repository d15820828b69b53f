import * as z from 'zod/mini';
import { done } from '../../kernel';
import { carries } from '../allowed';
import { Who } from '../cards/who';
import { forbidden } from '../forbidden';
import { call, type Run } from '../procedure';
import { survivorFor } from '../scope';
import type { Scope, Survivor } from '../state';
import { verb } from './verb';

/** Who is bold is not thrown down by fear (survivors-in-detail.md §17). */
const unmoved = (r: Run, survivor: Survivor, { card, purpose }: Scope): boolean =>
  (card.kind === 'trauma' || purpose === 'intimidate') && forbidden(r, survivor, 'fear');

/** Bash: knocked down (SD-12.1); nothing to who ignores bash (full Leather set, gear-and-resources.md §14). */
export const knockDown = verb({
  name: 'knockDown',
  schema: z.strictObject({ do: z.literal('knockDown'), who: Who }),
  steps: {
    fall: (f, r) => {
      if (f.effect.who === 'monster') return call('knockDownMonster', {});
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null || unmoved(r, survivor, f.scope)) return done();
      if (carries(r, survivor, 'ignoresBash')) {
        r.emit({ type: 'nothingHappened', why: 'bashIgnored' });
        return done();
      }
      return call('knockDownSurvivor', { survivor: survivor.id });
    },
  },
  describe: ({ who }) => ({ key: 'effect.knockDown', with: { who: { key: `who.${who}` } } }),
});

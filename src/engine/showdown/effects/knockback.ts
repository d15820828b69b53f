import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** Knockback directly away from the monster (SD-11.9). */
export const knockback = verb({
  name: 'knockback',
  schema: z.strictObject({ do: z.literal('knockback'), who: Who, spaces: z.number() }),
  steps: {
    throw: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null || r.state.monster.space === null) return done();
      return call('knockback', { survivor: survivor.id, spaces: f.effect.spaces, from: null });
    },
  },
  describe: ({ who, spaces }) => ({ key: 'effect.knockback', with: { who: { key: `who.${who}` }, spaces } }),
});

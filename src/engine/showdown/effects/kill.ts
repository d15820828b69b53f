import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** A survivor dies (SD-9.8). */
export const kill = verb({
  name: 'kill',
  schema: z.strictObject({ do: z.literal('kill'), who: Who }),
  steps: {
    die: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      return survivor === null
        ? done()
        : call('killSurvivor', { survivor: survivor.id, why: f.scope.card.id });
    },
  },
  describe: ({ who }) => ({ key: 'effect.kill', with: { who: { key: `who.${who}` } } }),
});

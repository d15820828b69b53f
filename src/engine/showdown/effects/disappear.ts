import * as z from 'zod/mini';
import { done } from '../../kernel';
import { place } from '../whereabouts';
import { verb } from './verb';

/** Whoever has this much insanity is gone for good (screaming-antelope.md §8). */
export const disappear = verb({
  name: 'disappear',
  schema: z.strictObject({ do: z.literal('disappear'), insanity: z.number() }),
  steps: {
    go: (f, r) => {
      for (const survivor of r.state.survivors) {
        if (survivor.status !== 'alive' || survivor.insanity < f.effect.insanity) continue;
        place(r, survivor, null, 'vanished', 'SD-18.3');
        survivor.status = 'gone';
        survivor.notes.push('vanished');
      }
      return done();
    },
  },
  describe: ({ insanity }) => ({ key: 'effect.disappear', with: { insanity } }),
});

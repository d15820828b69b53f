import * as z from 'zod/mini';
import { done, roll } from '../../kernel';
import { Who } from '../cards/who';
import { bledOut } from '../death';
import { call } from '../procedure';
import { rearm } from '../rearm';
import { survivorFor } from '../scope';
import { changePoints, changeTokens } from '../stats';
import { verb } from './verb';

/** Frenzy (survivors-in-detail.md §12): insanity, +1 speed and +1 strength token, slow melee weapons are not slow, no survival is spent. */
export const frenzy = verb({
  name: 'frenzy',
  schema: z.strictObject({ do: z.literal('frenzy'), who: Who }),
  steps: {
    roll: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      return survivor === null ? done() : roll('insanity', 1, 10, survivor.player);
    },
    rage: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null) return done();
      changePoints(r, survivor, 'insanity', Math.ceil(((f.result as number[])[0] ?? 1) / 2));
      changeTokens(r, survivor, 'speed', 1);
      changeTokens(r, survivor, 'strength', 1);
      r.emit({ type: 'frenzied', survivor: survivor.id });
      rearm(r, survivor, () => {
        survivor.frenzy += 1;
      });
      return bledOut(r, survivor) ? call('bleed', { survivor: survivor.id, tokens: 0 }) : done();
    },
    end: () => done(),
  },
  describe: ({ who }) => ({ key: 'effect.frenzy', with: { who: { key: `who.${who}` } } }),
});

import * as z from 'zod/mini';
import { done } from '../../kernel';
import type { Chosen } from '../calls';
import { onBoard } from '../find';
import { call } from '../procedure';
import { monsterDistance } from '../targeting';
import { verb } from './verb';

/** The monster turns to the closest survivor (SD-7.9). */
export const faceClosest = verb({
  name: 'faceClosest',
  schema: z.strictObject({ do: z.literal('faceClosest') }),
  steps: {
    choose: (_, r) => {
      const all = onBoard(r.state);
      const least = Math.min(...all.map((s) => monsterDistance(r, s)));
      const among = all.filter((s) => monsterDistance(r, s) === least).map((s) => s.id);
      return among.length === 0 ? done() : call('chooseSurvivor', { among, why: 'face' });
    },
    turn: (f) => call('face', { survivor: (f.result as Chosen).survivor, how: 'toward' }),
  },
  describe: () => ({ key: 'effect.faceClosest' }),
});

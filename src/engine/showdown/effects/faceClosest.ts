import * as z from 'zod/mini';
import { done } from '../../kernel';
import type { TargetCheck } from '../events';
import { onBoard } from '../find';
import { checkOf } from '../misfits';
import { call } from '../procedure';
import { settled } from '../settled';
import { verb } from './verb';

const CLOSEST = { pick: 'closest' as const, among: 'survivor' as const };

/** The monster turns to the closest survivor (SD-7.9). */
export const faceClosest = verb<{ do: 'faceClosest' }, { among: string[]; checks: TargetCheck[] }>({
  name: 'faceClosest',
  schema: z.strictObject({ do: z.literal('faceClosest') }),
  steps: {
    choose: (f, r) => {
      const checks = onBoard(r.state).map((s) => checkOf(r, s, CLOSEST, null));
      const distances = checks.flatMap(({ away }) => (away === null ? [] : [away]));
      const least = Math.min(...distances);
      f.checks = checks;
      f.among = checks.filter(({ away }) => away === least).map(({ survivor }) => survivor);
      if (f.among.length === 0) return done();
      return call('chooseSurvivor', { among: [...f.among], why: 'face' });
    },
    turn: (f, r) => {
      const { among = [], checks = [] } = f;
      const { survivor, how } = settled(among, f.result);
      const line = { line: 0, terms: CLOSEST, checks, fitted: among };
      r.emit({ type: 'survivorChosen', survivor, reason: { lines: [line], ...how }, rule: 'SD-7.9' });
      return call('face', { survivor: survivor as string, how: 'toward' });
    },
  },
  describe: () => ({ key: 'effect.faceClosest' }),
});

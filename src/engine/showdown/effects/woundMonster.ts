import * as z from 'zod/mini';
import { call } from '../procedure';
import { verb } from './verb';

/** The monster suffers wounds (SD-14.10). */
export const woundMonster = verb({
  name: 'woundMonster',
  schema: z.strictObject({ do: z.literal('woundMonster'), wounds: z.number() }),
  steps: {
    wound: (f) => call('woundMonster', { wounds: f.effect.wounds, by: null }),
  },
  describe: ({ wounds }) => ({ key: 'effect.woundMonster', with: { wounds } }),
});

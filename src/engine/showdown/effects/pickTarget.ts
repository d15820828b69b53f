import * as z from 'zod/mini';
import { done } from '../../kernel';
import { cancelRest } from '../aiCards';
import { TargetLine } from '../cards/who';
import { call } from '../procedure';
import type { Scope } from '../state';
import { verb } from './verb';

/** Pick Target (SD-6.1); nobody fits: the instinct, and none of the card's other actions (SD-6.4). */
export const pickTarget = verb({
  name: 'pickTarget',
  schema: z.strictObject({ do: z.literal('pickTarget'), targets: z.array(TargetLine) }),
  steps: {
    pick: (f) => call('pickTarget', { lines: f.effect.targets, scope: f.scope }),
    found: (f) => {
      const picked = f.result as Pick<Scope, 'target' | 'targets'> | null;
      return picked === null ? call('instinct', {}) : done({ scope: picked });
    },
    nobody: (f, r) => cancelRest(r, f.scope, 'noTarget', 'SD-6.4'),
  },
  describe: ({ targets }) => ({ key: 'effect.pickTarget', with: { targets: { lines: targets } } }),
});

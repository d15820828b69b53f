import * as z from 'zod/mini';
import { pathTo, type Space } from '../../board';
import { done, type Option } from '../../kernel';
import { survivorById } from '../find';
import { moveOptions, reachOf } from '../moves';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** The owner may walk so many spaces, apart from the movement of the act. */
export const walk = verb({
  name: 'walk',
  schema: z.strictObject({ do: z.literal('walk'), spaces: z.number() }),
  steps: {
    where: {
      ask: (f, r) => {
        const owner = survivorFor(r, 'owner', f.scope);
        const spaces = owner === null ? [] : moveOptions(r, owner, f.effect.spaces);
        if (owner === null || spaces.length === 0) return null;
        const about = { survivor: owner.id, why: 'card' };
        return {
          kind: 'moveTo',
          by: owner.player,
          options: [...spaces, { key: 'pass', kind: 'pass' }],
          about,
        };
      },
      answer: (f, r, [option]) => {
        if (option === undefined || option.key === 'pass') return done();
        const owner = survivorById(r.state, f.scope.owner as string);
        const reach = reachOf(r, owner, f.effect.spaces);
        const { space } = option as Option & { space: Space };
        const path = reach === null ? [] : pathTo(reach, space);
        return call('survivorMove', { survivor: owner.id, why: 'card', path });
      },
    },
    end: () => done(),
  },
  describe: ({ spaces }) => ({ key: 'effect.walk', with: { spaces } }),
});

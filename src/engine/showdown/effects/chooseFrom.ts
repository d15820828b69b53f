import * as z from 'zod/mini';
import { done, roll } from '../../kernel';
import { Group, Who } from '../cards/who';
import { controllerSeat } from '../find';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { groupOf, monsterDistance } from '../targeting';
import { verb } from './verb';

/** One survivor of a group, not by a Pick Target (SD-6.7): `each` is whom the following effects mean. */
export const chooseFrom = verb<
  { do: 'chooseFrom'; group: Group; pick: 'furthest' | 'any' | 'random'; by?: Who | undefined },
  { among: string[] }
>({
  name: 'chooseFrom',
  schema: z.strictObject({
    do: z.literal('chooseFrom'),
    group: Group,
    pick: z.enum(['furthest', 'any', 'random']),
    by: z.optional(Who),
  }),
  steps: {
    choose: (f, r) => {
      const all = groupOf(r, f.effect.group, f.scope);
      const most = Math.max(...all.map((s) => monsterDistance(r, s)));
      const among = f.effect.pick === 'furthest' ? all.filter((s) => monsterDistance(r, s) === most) : all;
      f.among = among.map((s) => s.id);
      if (f.among.length <= 1) return undefined;
      if (f.effect.pick === 'random')
        return roll('randomSurvivor', 1, f.among.length, controllerSeat(r.state));
      const by = f.effect.by === undefined ? undefined : survivorFor(r, f.effect.by, f.scope)?.player;
      return call('chooseSurvivor', { among: f.among, why: 'effect', ...(by === undefined ? {} : { by }) });
    },
    chosen: (f) => {
      const among = f.among ?? [];
      if (among.length === 0) return done({ scope: { each: undefined } });
      if (among.length === 1) return done({ scope: { each: among[0] } });
      const each = f.effect.pick === 'random' ? among[((f.result as number[])[0] ?? 1) - 1] : f.result;
      return done({ scope: { each } });
    },
  },
  describe: ({ group, pick }) => ({ key: `effect.choose.${pick}`, with: { group: { group } } }),
});

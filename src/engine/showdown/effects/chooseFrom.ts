import * as z from 'zod/mini';
import { done, roll } from '../../kernel';
import { Group, Who } from '../cards/who';
import type { TargetCheck } from '../events';
import { controllerSeat, onBoard, survivorById } from '../find';
import { checkOf } from '../misfits';
import { call, type Run } from '../procedure';
import { survivorFor } from '../scope';
import { settled } from '../settled';
import type { Scope } from '../state';
import { monsterDistance } from '../targeting';
import { verb } from './verb';

/** The seat that chooses, where it is not the controller's. */
function chooser(r: Run, by: Who | 'survivors' | undefined, scope: Scope): string | undefined {
  if (by === undefined || by === 'survivors') return by;
  return survivorFor(r, by, scope)?.player;
}

/** One survivor of a group, not by a Pick Target (SD-6.7): `each` is whom the following effects mean. */
export const chooseFrom = verb<
  { do: 'chooseFrom'; group: Group; pick: 'furthest' | 'any' | 'random'; by?: Who | 'survivors' | undefined },
  { among: string[]; checks?: TargetCheck[] }
>({
  name: 'chooseFrom',
  schema: z.strictObject({
    do: z.literal('chooseFrom'),
    group: Group,
    pick: z.enum(['furthest', 'any', 'random']),
    /** Who chooses: somebody's player or all players; the controller if absent. */
    by: z.optional(z.union([Who, z.literal('survivors')])),
  }),
  steps: {
    choose: (f, r) => {
      f.checks = onBoard(r.state).map((s) => checkOf(r, s, f.effect.group, f.scope));
      const all = f.checks.filter((c) => c.failed === null).map((c) => survivorById(r.state, c.survivor));
      const most = Math.max(...all.map((s) => monsterDistance(r, s)));
      const among = f.effect.pick === 'furthest' ? all.filter((s) => monsterDistance(r, s) === most) : all;
      f.among = among.map((s) => s.id);
      if (f.among.length <= 1) return undefined;
      if (f.effect.pick === 'random')
        return roll('randomSurvivor', 1, f.among.length, controllerSeat(r.state));
      const by = chooser(r, f.effect.by, f.scope);
      return call('chooseSurvivor', { among: f.among, why: 'effect', ...(by === undefined ? {} : { by }) });
    },
    chosen: (f, r) => {
      const { survivor, how } = settled(f.among ?? [], f.result);
      const { group, pick } = f.effect;
      const line = { line: 0, terms: { ...group, pick }, checks: f.checks ?? [], fitted: f.among ?? [] };
      r.emit({ type: 'survivorChosen', survivor, reason: { lines: [line], ...how }, rule: 'SD-6.7' });
      return done({ scope: { each: survivor ?? undefined } });
    },
  },
  describe: ({ group, pick }) => ({ key: `effect.choose.${pick}`, with: { group: { group } } }),
});

import * as z from 'zod/mini';
import { done, goTo } from '../../kernel';
import { type Effect, EffectList } from '../cards/effect';
import { Group } from '../cards/who';
import { survivorById } from '../find';
import { call } from '../procedure';
import { groupOf } from '../targeting';
import { type EffectResult, verb } from './verb';

/** The same for several, one after another (SD-6.11); `each` is the one whose turn it is. */
export const forEach = verb<{ do: 'forEach'; of: Group | 'targets'; effects: Effect[] }, { queue: string[] }>(
  {
    name: 'forEach',
    schema: z.strictObject({
      do: z.literal('forEach'),
      of: z.union([Group, z.literal('targets')]),
      effects: EffectList,
    }),
    steps: {
      collect: (f, r) => {
        const { of: group } = f.effect;
        f.queue =
          group === 'targets' ? [...(f.scope.targets ?? [])] : groupOf(r, group, f.scope).map((s) => s.id);
        return undefined;
      },
      next: (f, r) => {
        const each = f.queue?.shift();
        if (each === undefined) return done();
        if (survivorById(r.state, each).space === null) return goTo('next');
        return call('perform', { effects: f.effect.effects, scope: { ...f.scope, each } });
      },
      more: (f) => ((f.result as EffectResult | null)?.stop === true ? done({ stop: true }) : goTo('next')),
    },
    describe: ({ of: group, effects }) => ({
      key: group === 'targets' ? 'effect.forEachTarget' : 'effect.forEach',
      with: { group: group === 'targets' ? null : { group }, then: { effects } },
    }),
  },
);

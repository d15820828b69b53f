import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Condition } from '../cards/condition';
import { EffectList } from '../cards/effect';
import { holds } from '../conditions';
import { call } from '../procedure';
import { verb } from './verb';

/** SD-5.2: a conditional action happens only if its condition holds. */
export const ifThen = verb({
  name: 'if',
  schema: z.strictObject({
    do: z.literal('if'),
    when: Condition,
    then: EffectList,
    else: z.optional(EffectList),
  }),
  steps: {
    decide: (f, r) => {
      const { when, then, else: otherwise = [] } = f.effect;
      return call('perform', { effects: holds(r, when, f.scope) ? then : otherwise, scope: f.scope });
    },
    after: (f) => done(f.result),
  },
  describe: ({ when, then, else: otherwise }) => ({
    key: otherwise === undefined ? 'effect.if' : 'effect.ifElse',
    with: { when: { condition: when }, then: { effects: then }, else: { effects: otherwise ?? [] } },
  }),
});

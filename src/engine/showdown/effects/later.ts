import * as z from 'zod/mini';
import { done } from '../../kernel';
import { type Effect, EffectList } from '../cards/effect';
import { MOMENTS, type Moment } from '../terms';
import { verb } from './verb';

/** Effects that wait for the so-manieth occurrence of a moment. */
export const later = verb<{ do: 'later'; moment: Moment; in: number; effects: Effect[] }>({
  name: 'later',
  schema: z.object({ do: z.literal('later'), moment: z.enum(MOMENTS), in: z.number(), effects: EffectList }),
  steps: {
    wait: (f, r) => {
      const { moment, in: count, effects } = f.effect;
      r.state.later.push({ id: r.state.nextId, moment, in: count, effects: [...effects], scope: f.scope });
      r.state.nextId += 1;
      return done();
    },
  },
  describe: ({ moment, in: count, effects }) => ({
    key: 'effect.later',
    with: { moment: { key: `moment.${moment}` }, in: count, then: { effects } },
  }),
});

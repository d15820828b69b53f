import * as z from 'zod/mini';
import { done } from '../../kernel';
import { type Effect, EffectList } from '../cards/effect';
import { MOMENTS, type Moment } from '../terms';
import { verb } from './verb';

/** Effects that wait for the so-manieth occurrence of a moment; the end of the turn under way is not the next one. */
export const later = verb<{ do: 'later'; moment: Moment; in: number; effects: Effect[] }>({
  name: 'later',
  schema: z.strictObject({
    do: z.literal('later'),
    moment: z.enum(MOMENTS),
    in: z.number(),
    effects: EffectList,
  }),
  steps: {
    wait: (f, r) => {
      const { moment, in: count, effects } = f.effect;
      const now = moment === 'monsterTurnEnd' && ['start', 'draw', 'end'].includes(r.state.phase) ? 1 : 0;
      r.state.later.push({
        id: r.state.nextId,
        moment,
        in: count + now,
        effects: [...effects],
        scope: f.scope,
      });
      r.state.nextId += 1;
      return done();
    },
  },
  describe: ({ moment, in: count, effects }) => ({
    key: 'effect.later',
    with: { moment: { key: `moment.${moment}` }, in: count, then: { effects } },
  }),
});

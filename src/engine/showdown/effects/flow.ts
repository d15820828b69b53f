import * as z from 'zod/mini';
import { done } from '../../kernel';
import { call } from '../procedure';
import { verb } from './verb';

/** SD-5.4: a survival opportunity between actions. SD-12.6: a monster knocked down in it does no more of this card. */
export const flow = verb({
  name: 'flow',
  schema: z.object({ do: z.literal('flow') }),
  steps: {
    offer: () => call('survivalOpportunity', { attack: null }),
    after: (_, r) => done({ stop: r.state.monster.knockedDown }),
  },
  describe: () => ({ key: 'effect.flow' }),
});

import * as z from 'zod/mini';
import { done } from '../../kernel';
import { cancelIfFallen } from '../aiCards';
import { call } from '../procedure';
import { verb } from './verb';

/** SD-5.4: a survival opportunity between actions. SD-12.6: a monster knocked down in it does no more of this card. */
export const flow = verb<{ do: 'flow' }, { falls: number }>({
  name: 'flow',
  schema: z.strictObject({ do: z.literal('flow') }),
  steps: {
    offer: (f, r) => {
      f.falls = r.state.monster.falls;
      return call('survivalOpportunity', { attack: null });
    },
    after: (f, r) => cancelIfFallen(r, f.scope, f.falls) ?? done(),
  },
  describe: () => ({ key: 'effect.flow' }),
});

import * as z from 'zod/mini';
import { done } from '../../kernel';
import { amountOf, rollAmount } from '../amounts';
import { Amount } from '../cards/who';
import { controllerSeat } from '../find';
import { heal as healWounds } from '../wounds';
import { verb } from './verb';

/** SD-5.13: the top cards of the wound stack go one after another, unseen, to the bottom of the AI deck. */
export const heal = verb({
  name: 'heal',
  schema: z.strictObject({ do: z.literal('heal'), amount: Amount }),
  steps: {
    roll: (f, r) => rollAmount(f.effect.amount, 'heal', controllerSeat(r.state)),
    heal: (f, r) => {
      const cards = healWounds(r, amountOf(r, f.effect.amount, f.result));
      r.emit({ type: 'healed', cards, rule: 'SD-5.13' });
      return done();
    },
  },
  describe: ({ amount }) => ({ key: 'effect.heal', with: { amount } }),
});

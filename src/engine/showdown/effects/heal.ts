import * as z from 'zod/mini';
import { done } from '../../kernel';
import { amountOf, rollAmount } from '../amounts';
import { Amount } from '../cards/who';
import { controllerSeat } from '../find';
import { verb } from './verb';

/** SD-5.13: the top cards of the wound stack go one after another, unseen, to the bottom of the AI deck. */
export const heal = verb({
  name: 'heal',
  schema: z.strictObject({ do: z.literal('heal'), amount: Amount }),
  steps: {
    roll: (f, r) => rollAmount(f.effect.amount, 'heal', controllerSeat(r.state)),
    heal: (f, r) => {
      const { monster } = r.state;
      const cards = monster.wounds.splice(0, amountOf(r, f.effect.amount, f.result));
      monster.ai.deck.push(...cards);
      r.emit({ type: 'healed', cards: cards.length, rule: 'SD-5.13' });
      return done();
    },
  },
  describe: ({ amount }) => ({ key: 'effect.heal', with: { amount } }),
});

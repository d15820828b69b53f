import * as z from 'zod/mini';
import { done } from '../../kernel';
import { amountOf, rollAmount } from '../amounts';
import { withBonus } from '../attackBonuses';
import { Amount } from '../cards/who';
import { runningAttack, survivorById } from '../find';
import { TOKENS } from '../terms';
import { verb } from './verb';

/** A bonus for the rest of this attack; it ends with it. */
export const attackBonus = verb({
  name: 'attackBonus',
  schema: z.strictObject({ do: z.literal('attackBonus'), token: z.enum(TOKENS), by: Amount }),
  steps: {
    roll: (f, r) => {
      const attack = runningAttack(r.state);
      if (attack === undefined) return done();
      return rollAmount(f.effect.by, 'attackBonus', survivorById(r.state, attack.survivor).player);
    },
    add: (f, r) => {
      const attack = runningAttack(r.state);
      const { token } = f.effect;
      const by = amountOf(r, f.effect.by, f.result);
      if (attack !== undefined)
        attack.bonus = withBonus(attack.bonus, { stat: token, by, source: f.scope.card.id });
      return done();
    },
  },
  describe: ({ token: kind, by }) => ({
    key: 'effect.attackBonus',
    with: { token: { key: `token.${kind}` }, by },
  }),
});

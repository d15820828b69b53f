import * as z from 'zod/mini';
import { done } from '../../kernel';
import { amountOf, rollAmount } from '../amounts';
import { Amount, Who } from '../cards/who';
import { controllerSeat } from '../find';
import { survivorFor } from '../scope';
import { changeTokens } from '../stats';
import { TOKENS } from '../terms';
import { verb } from './verb';

/** Attribute tokens come or go (`take`); plus and minus cancel. */
export const token = verb({
  name: 'token',
  schema: z.strictObject({
    do: z.literal('token'),
    who: Who,
    token: z.enum(TOKENS),
    by: Amount,
    take: z.optional(z.literal(true)),
  }),
  steps: {
    roll: (f, r) => rollAmount(f.effect.by, 'token', controllerSeat(r.state)),
    change: (f, r) => {
      const { who, token, by, take } = f.effect;
      const figure = who === 'monster' ? 'monster' : survivorFor(r, who, f.scope);
      const amount = amountOf(r, by, f.result);
      if (figure !== null) changeTokens(r, figure, token, take === true ? -amount : amount);
      return done();
    },
  },
  describe: ({ who, token: kind, by, take }) => ({
    key: take === true ? 'effect.tokenLost' : 'effect.token',
    with: { who: { key: `who.${who}` }, token: { key: `token.${kind}` }, by },
  }),
});

import * as z from 'zod/mini';
import { done } from '../../kernel';
import { canPay } from '../allowed';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { changePoints, changeTokens } from '../stats';
import { TOKENS } from '../terms';
import { verb } from './verb';

/** All survival is spent, for as many +1 tokens. */
export const survivalToTokens = verb({
  name: 'survivalToTokens',
  schema: z.strictObject({ do: z.literal('survivalToTokens'), who: Who, token: z.enum(TOKENS) }),
  steps: {
    spend: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null || !canPay(r, survivor, survivor.survival)) return done();
      const points = survivor.survival;
      changePoints(r, survivor, 'survival', -points);
      changeTokens(r, survivor, f.effect.token, points);
      return done();
    },
  },
  describe: ({ who, token }) => ({
    key: 'effect.survivalToTokens',
    with: { who: { key: `who.${who}` }, token: { key: `token.${token}` } },
  }),
});

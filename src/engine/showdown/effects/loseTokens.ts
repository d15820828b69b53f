import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { changeTokens } from '../stats';
import { TOKENS } from '../terms';
import { verb } from './verb';

/** All positive tokens of a kind go; negative ones stay. */
export const loseTokens = verb({
  name: 'loseTokens',
  schema: z.strictObject({ do: z.literal('loseTokens'), who: Who, token: z.enum(TOKENS) }),
  steps: {
    lose: (f, r) => {
      const { who, token } = f.effect;
      const figure = who === 'monster' ? 'monster' : survivorFor(r, who, f.scope);
      if (figure === null) return done();
      const { tokens } = figure === 'monster' ? r.state.monster : figure;
      changeTokens(r, figure, token, -Math.max(0, tokens[token] ?? 0));
      return done();
    },
  },
  describe: ({ who, token }) => ({
    key: 'effect.loseTokens',
    with: { who: { key: `who.${who}` }, token: { key: `token.${token}` } },
  }),
});

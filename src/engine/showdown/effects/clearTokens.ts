import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { changeTokens } from '../stats';
import { TOKENS } from '../terms';
import { verb } from './verb';

/** All of a survivor's tokens go, good ones and bad ones: of attributes and bleeding. */
export const clearTokens = verb({
  name: 'clearTokens',
  schema: z.strictObject({ do: z.literal('clearTokens'), who: Who }),
  steps: {
    clear: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor === null) return done();
      for (const token of TOKENS) changeTokens(r, survivor, token, -(survivor.tokens[token] ?? 0));
      const { id, bleeding } = survivor;
      survivor.bleeding = 0;
      if (bleeding > 0)
        r.emit({ type: 'statChanged', survivor: id, what: 'bleeding', by: -bleeding, now: 0 });
      return done();
    },
  },
  describe: ({ who }) => ({ key: 'effect.clearTokens', with: { who: { key: `who.${who}` } } }),
});

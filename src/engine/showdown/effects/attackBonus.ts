import * as z from 'zod/mini';
import { done } from '../../kernel';
import { runningAttack } from '../find';
import { TOKENS } from '../terms';
import { verb } from './verb';

/** A bonus for the rest of this attack; it ends with it. */
export const attackBonus = verb({
  name: 'attackBonus',
  schema: z.strictObject({ do: z.literal('attackBonus'), token: z.enum(TOKENS), by: z.number() }),
  steps: {
    add: (f, r) => {
      const attack = runningAttack(r.state);
      const { token, by } = f.effect;
      if (attack !== undefined) attack.bonus[token] = (attack.bonus[token] ?? 0) + by;
      return done();
    },
  },
  describe: ({ token: kind, by }) => ({
    key: 'effect.attackBonus',
    with: { token: { key: `token.${kind}` }, by },
  }),
});

import * as z from 'zod/mini';
import { done } from '../../kernel';
import { verb } from './verb';

/** The persistent injury of this hit location leaves play: its card goes to the discards. */
export const injuryLeaves = verb({
  name: 'injuryLeaves',
  schema: z.strictObject({ do: z.literal('injuryLeaves') }),
  steps: {
    leave: (f, r) => {
      const { monster } = r.state;
      const card = f.scope.card.id;
      if (!monster.injuries.some((i) => i.card === card)) return done();
      monster.injuries = monster.injuries.filter((i) => i.card !== card);
      monster.hitLocations.discard.unshift(card);
      r.emit({ type: 'leftPlay', card, rule: 'SD-14.14' });
      return done();
    },
  },
  describe: () => ({ key: 'effect.injuryLeaves' }),
});

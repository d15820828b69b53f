import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** Doomed: no actions and no survival until all actions of this card are done. */
export const doom = verb({
  name: 'doom',
  schema: z.strictObject({ do: z.literal('doom'), who: Who }),
  steps: {
    doom: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor !== null && !survivor.doomedBy.includes(f.scope.card.id)) {
        survivor.doomedBy.push(f.scope.card.id);
        r.emit({ type: 'doomed', survivor: survivor.id, card: f.scope.card.id });
      }
      return done();
    },
  },
  describe: ({ who }) => ({ key: 'effect.doom', with: { who: { key: `who.${who}` } } }),
});

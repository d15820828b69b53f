import * as z from 'zod/mini';
import { done } from '../../kernel';
import { runningAttack } from '../find';
import { verb } from './verb';

/** The hit location card that is being resolved leaves the game (SD-5.14). */
export const archiveLocation = verb({
  name: 'archiveLocation',
  schema: z.strictObject({ do: z.literal('archiveLocation') }),
  steps: {
    archive: (f, r) => {
      const attack = runningAttack(r.state);
      if (attack === undefined || attack.current !== f.scope.card.id) return done();
      r.state.monster.archive.push(attack.current);
      r.emit({ type: 'archived', survivor: null, card: attack.current, rule: 'SD-5.14' });
      attack.current = null;
      return done();
    },
  },
  describe: () => ({ key: 'effect.archiveLocation' }),
});

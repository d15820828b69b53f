import * as z from 'zod/mini';
import { done } from '../../kernel';
import { verb } from './verb';

/** The owner may move once more in the act under way (SD-13.2). */
export const gainMovement = verb({
  name: 'gainMovement',
  schema: z.strictObject({ do: z.literal('gainMovement') }),
  steps: {
    gain: (f, r) => {
      const { act } = r.state;
      if (act !== null && act.survivor === f.scope.owner) act.movement += 1;
      return done();
    },
  },
  describe: () => ({ key: 'effect.gainMovement' }),
});

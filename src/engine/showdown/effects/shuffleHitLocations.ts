import * as z from 'zod/mini';
import { done } from '../../kernel';
import { shuffleAllHitLocations } from '../hitLocationDeck';
import { verb } from './verb';

/** The whole hit location deck is shuffled, discards and all, as after a trap (SD-14.5). */
export const shuffleHitLocations = verb({
  name: 'shuffleHitLocations',
  schema: z.strictObject({ do: z.literal('shuffleHitLocations') }),
  steps: {
    shuffle: (_, r) => {
      shuffleAllHitLocations(r);
      r.emit({ type: 'hitLocationsShuffled', rule: 'SD-14.5' });
      return done();
    },
  },
  describe: () => ({ key: 'effect.shuffleHitLocations' }),
});

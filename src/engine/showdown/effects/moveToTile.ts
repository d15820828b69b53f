import * as z from 'zod/mini';
import { done } from '../../kernel';
import { cancelIfFallen } from '../aiCards';
import { call } from '../procedure';
import { verb } from './verb';

/** A full move to the nearest tile of a kind, until on it or adjacent (ai-vocabulary.md §8, Graze). */
export const moveToTile = verb<{ do: 'moveToTile'; terrain: string }, { falls: number }>({
  name: 'moveToTile',
  schema: z.strictObject({ do: z.literal('moveToTile'), terrain: z.string() }),
  steps: {
    move: (f, r) => {
      f.falls = r.state.monster.falls;
      return call('moveToTile', { terrain: f.effect.terrain });
    },
    fallen: (f, r) => cancelIfFallen(r, f.scope, f.falls) ?? done(),
  },
  describe: ({ terrain }) => ({ key: 'effect.moveToTile', with: { terrain: { key: `terrain.${terrain}` } } }),
});

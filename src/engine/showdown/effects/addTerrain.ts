import * as z from 'zod/mini';
import { done } from '../../kernel';
import { call } from '../procedure';
import { verb } from './verb';

/** A named terrain card comes out of the deck onto the board (SD-2.9); one that is not there any more can't. */
export const addTerrain = verb({
  name: 'addTerrain',
  schema: z.strictObject({ do: z.literal('addTerrain'), card: z.string() }),
  steps: {
    add: (f, r) => {
      const { card } = f.effect;
      const at = r.state.terrainDeck.indexOf(card);
      if (at < 0) {
        r.emit({ type: 'nothingHappened', why: 'exhausted' });
        return done();
      }
      r.state.terrainDeck.splice(at, 1);
      return call('placeTerrain', { card, left: r.content.terrain[card]?.tiles ?? 0 });
    },
    end: () => done(),
  },
  describe: ({ card }) => ({ key: 'effect.addTerrain', with: { card: { key: `terrain.${card}` } } }),
});

import * as z from 'zod/mini';
import { done } from '../../kernel';
import { cancelIfFallen } from '../aiCards';
import type { Moved, StraightWay } from '../calls';
import { Who } from '../cards/who';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

interface Move {
  do: 'moveStraight';
  how: StraightWay;
  from?: Who | undefined;
  spaces?: number | undefined;
  grabs?: true | undefined;
}

/** A straight movement of the monster, all its movement or so many spaces (SD-7.6, SD-7.7); "charge" grabs whom it hits. The scope's `collided` tells whom. */
export const moveStraight = verb<Move, { falls: number }>({
  name: 'moveStraight',
  schema: z.strictObject({
    do: z.literal('moveStraight'),
    how: z.enum(['forward', 'back', 'awayFrom', 'through', 'awayFromAllThreats', 'awayFromAllSurvivors']),
    from: z.optional(Who),
    spaces: z.optional(z.number()),
    grabs: z.optional(z.literal(true)),
  }),
  steps: {
    move: (f, r) => {
      f.falls = r.state.monster.falls;
      const { how, from, spaces = null, grabs = false } = f.effect;
      const source = from === undefined ? null : survivorFor(r, from, f.scope);
      if (from !== undefined && source === null) return done();
      return call('moveStraight', { how, from: source?.id ?? null, spaces, grabs });
    },
    fallen: (f, r) => {
      const { collided = [] } = (f.result as Moved | null) ?? {};
      return cancelIfFallen(r, f.scope, f.falls) ?? done({ scope: { collided } });
    },
  },
  describe: ({ how, from, spaces, grabs }) => ({
    key: `effect.move.${how}`,
    with: { from: { key: `who.${from ?? 'monster'}` }, spaces: spaces ?? 'full', grabs: grabs ?? false },
  }),
});

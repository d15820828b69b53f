import * as z from 'zod/mini';
import { done } from '../../kernel';
import { amountOf, rollAmount } from '../amounts';
import { Amount, Who } from '../cards/who';
import { survivorFor } from '../scope';
import { changePoints, gainPoints } from '../stats';
import { verb } from './verb';

/** Survival, insanity, courage or understanding rises or falls (`take`). */
export const points = verb({
  name: 'points',
  schema: z.strictObject({
    do: z.literal('points'),
    who: Who,
    what: z.enum(['survival', 'insanity', 'courage', 'understanding', 'huntExperience']),
    by: Amount,
    take: z.optional(z.literal(true)),
  }),
  steps: {
    roll: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      return survivor === null ? done() : rollAmount(f.effect.by, f.effect.what, survivor.player);
    },
    change: (f, r) => {
      const { who, what, by, take } = f.effect;
      const survivor = survivorFor(r, who, f.scope);
      const amount = amountOf(r, by, f.result);
      if (survivor === null) return done();
      if (take === true) changePoints(r, survivor, what, -amount);
      else gainPoints(r, survivor, what, amount);
      return done();
    },
  },
  describe: ({ who, what, by, take }) => ({
    key: take === true ? 'effect.pointsLost' : 'effect.points',
    with: { who: { key: `who.${who}` }, what: { key: `points.${what}` }, by },
  }),
});

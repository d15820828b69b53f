import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { changeAttribute } from '../stats';
import { SURVIVOR_STATS } from '../terms';
import { verb } from './verb';

/** A permanent change of an attribute. */
export const attribute = verb({
  name: 'attribute',
  schema: z.strictObject({
    do: z.literal('attribute'),
    who: Who,
    what: z.enum(SURVIVOR_STATS),
    by: z.number(),
  }),
  steps: {
    change: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      if (survivor !== null) changeAttribute(r, survivor, f.effect.what, f.effect.by);
      return done();
    },
  },
  describe: ({ who, what, by }) => ({
    key: 'effect.attribute',
    with: { who: { key: `who.${who}` }, what: { key: `token.${what}` }, by },
  }),
});

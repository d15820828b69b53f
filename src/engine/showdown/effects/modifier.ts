import * as z from 'zod/mini';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { survivorFor } from '../scope';
import { SPANS, TOKENS } from '../terms';
import { verb } from './verb';

/** A number changes for a time (SD-3.7); not a token. */
export const modifier = verb({
  name: 'modifier',
  schema: z.strictObject({
    do: z.literal('modifier'),
    who: Who,
    stat: z.enum(TOKENS),
    by: z.number(),
    until: z.enum(SPANS),
  }),
  steps: {
    change: (f, r) => {
      const { who, stat, by, until } = f.effect;
      const figure = who === 'monster' ? r.state.monster : survivorFor(r, who, f.scope);
      if (figure === null) return done();
      const source = f.scope.card.id;
      figure.modifiers.push({ stat, by, until, source });
      const id = 'name' in figure ? figure.id : 'monster';
      r.emit({ type: 'modified', figure: id, stat, by, until, source });
      return done();
    },
  },
  describe: ({ who, stat, by, until }) => ({
    key: 'effect.modifier',
    with: {
      who: { key: `who.${who}` },
      token: { key: `token.${stat}` },
      by,
      until: { key: `span.${until}` },
    },
  }),
});

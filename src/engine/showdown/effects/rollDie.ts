import * as z from 'zod/mini';
import { done, roll } from '../../kernel';
import { carries } from '../allowed';
import { EffectList } from '../cards/effect';
import { Who } from '../cards/who';
import { controllerSeat } from '../find';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

const Band = z.strictObject({ from: z.number(), to: z.number(), do: EffectList });

/** Roll a d10 and do what stands beside its face; the scope's `die` keeps it. `by`: whose player rolls; the controller if absent. */
export const rollDie = verb({
  name: 'roll',
  schema: z.strictObject({
    do: z.literal('roll'),
    purpose: z.string(),
    by: z.optional(Who),
    /** Whom it is about: nothing is rolled for somebody who is gone. */
    at: z.optional(Who),
    bands: z.array(Band),
    /** Two dice, added, for somebody who carries gear with this keyword. */
    secondDieWith: z.optional(z.string()),
    /** Added for somebody who carries gear with this keyword. */
    plusWith: z.optional(z.strictObject({ keyword: z.string(), by: z.number() })),
  }),
  steps: {
    roll: (f, r) => {
      if (f.effect.at !== undefined && survivorFor(r, f.effect.at, f.scope) === null) return done();
      const roller = f.effect.by === undefined ? null : survivorFor(r, f.effect.by, f.scope);
      const { secondDieWith: tool } = f.effect;
      const dice = tool !== undefined && roller !== null && carries(r, roller, tool) ? 2 : 1;
      return roll(f.effect.purpose, dice, 10, roller?.player ?? controllerSeat(r.state));
    },
    look: (f, r) => {
      const rolled = (f.result as number[]).reduce((sum, face) => sum + face, 0);
      const { plusWith: plus, by } = f.effect;
      const roller = by === undefined ? null : survivorFor(r, by, f.scope);
      const more = plus !== undefined && roller !== null && carries(r, roller, plus.keyword) ? plus.by : 0;
      const die = rolled + more;
      const band = f.effect.bands.find(({ from, to }) => die >= from && die <= to);
      return call('perform', {
        effects: band?.do ?? [],
        scope: { ...f.scope, die, purpose: f.effect.purpose },
      });
    },
    after: (f) => done(f.result),
  },
  describe: ({ bands, secondDieWith: tool, plusWith: plus }) => ({
    key: 'effect.roll',
    with: {
      plus: plus === undefined ? null : { key: `keyword.${plus.keyword}` },
      by: plus?.by ?? 0,
      tool: tool === undefined ? null : { key: `keyword.${tool}` },
      bands: bands.map(({ from, to, do: effects }) => ({
        key: from === to ? 'effect.rollFace' : 'effect.rollBand',
        with: { from, to, then: { effects } },
      })),
    },
  }),
});

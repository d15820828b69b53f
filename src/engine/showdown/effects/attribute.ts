import * as z from 'zod/mini';
import { done, type Option } from '../../kernel';
import { Who } from '../cards/who';
import { survivorById } from '../find';
import { survivorFor } from '../scope';
import { changeAttribute } from '../stats';
import { SURVIVOR_STATS, type SurvivorStat } from '../terms';
import { verb } from './verb';

/** A permanent change of an attribute; of several named, the survivor's player chooses one. */
export const attribute = verb({
  name: 'attribute',
  schema: z.strictObject({
    do: z.literal('attribute'),
    who: Who,
    what: z.union([z.enum(SURVIVOR_STATS), z.array(z.enum(SURVIVOR_STATS))]),
    by: z.number(),
  }),
  steps: {
    change: {
      ask: (f, r) => {
        const survivor = survivorFor(r, f.effect.who, f.scope);
        if (survivor === null) return null;
        const options = [f.effect.what].flat().map((stat) => ({ key: stat, kind: 'stat', stat }));
        return { kind: 'whichAttribute', by: survivor.player, options, about: { survivor: survivor.id } };
      },
      answer: (f, r, [option]) => {
        const id = survivorFor(r, f.effect.who, f.scope)?.id as string;
        const { stat } = option as Option & { stat: SurvivorStat };
        changeAttribute(r, survivorById(r.state, id), stat, f.effect.by);
        return undefined;
      },
    },
    end: () => done(),
  },
  describe: ({ who, what, by }) => {
    const named = [what].flat().map((stat) => ({ key: `token.${stat}` }));
    return {
      key: named.length === 1 ? 'effect.attribute' : 'effect.attributeOneOf',
      with: { who: { key: `who.${who}` }, what: named, by },
    };
  },
});

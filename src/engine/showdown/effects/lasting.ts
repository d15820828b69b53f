import * as z from 'zod/mini';
import { done } from '../../kernel';
import type { Chosen } from '../calls';
import type { Injury } from '../cards/injury';
import { survivorById } from '../find';
import { call } from '../procedure';
import { verb } from './verb';

/** One of those who came through, whom the players nominate, carries this injury from now on; without what it does at once. */
export const lasting = verb({
  name: 'lasting',
  schema: z.strictObject({ do: z.literal('lasting'), injury: z.string() }),
  steps: {
    nominate: (f, r) => {
      const able = r.state.survivors.filter(
        (s) => s.status !== 'dead' && !s.injuries.includes(f.effect.injury),
      );
      if (able.length === 0) return done();
      return call('chooseSurvivor', { among: able.map(({ id }) => id), why: 'effect', by: 'survivors' });
    },
    record: (f, r) => {
      const { survivor: id } = f.result as Chosen;
      const { id: injury, location } = r.content.injuries[f.effect.injury] as Injury;
      survivorById(r.state, id).injuries.push(injury);
      r.emit({
        type: 'severeInjury',
        survivor: id,
        location,
        die: { value: 0, parts: [] },
        injury,
        already: false,
        rule: 'SD-18.3',
      });
      return done();
    },
  },
  describe: ({ injury }) => ({ key: 'effect.lasting', with: { injury: { key: `injury.${injury}` } } }),
});

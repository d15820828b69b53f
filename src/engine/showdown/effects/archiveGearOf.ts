import * as z from 'zod/mini';
import { done, type Option } from '../../kernel';
import { archiveGear } from '../archiveGear';
import { survivorById } from '../find';
import { staysInGrid } from '../gearGrid';
import type { Run } from '../procedure';
import { verb } from './verb';

/** Every card with the keyword in anybody's grid. */
function cards(r: Run, keyword: string): { survivor: string; gear: string; card: string }[] {
  return r.state.survivors.flatMap((s) =>
    s.grid.flatMap((g) =>
      g !== null &&
      r.content.gear[g.card]?.keywords.includes(keyword) === true &&
      !staysInGrid(r.content, g.card)
        ? [{ survivor: s.id, gear: g.id, card: g.card }]
        : [],
    ),
  );
}

/** One gear card with this keyword is archived, the players' choice. */
export const archiveGearOf = verb({
  name: 'archiveGearOf',
  schema: z.strictObject({ do: z.literal('archiveGearOf'), keyword: z.string() }),
  steps: {
    which: {
      ask: (f, r) => {
        const all = cards(r, f.effect.keyword);
        if (all.length === 0) return null;
        return {
          kind: 'archiveGear',
          by: 'survivors',
          options: all.map((c) => ({ ...c, key: c.gear, kind: 'gear' })),
        };
      },
      answer: (_, r, [option]) => {
        const { gear, survivor } = option as Option & { gear: string; survivor: string };
        archiveGear(r, survivorById(r.state, survivor), gear);
        return undefined;
      },
    },
    end: () => done(),
  },
  describe: ({ keyword }) => ({
    key: 'effect.archiveGearOf',
    with: { keyword: { key: `keyword.${keyword}` } },
  }),
});

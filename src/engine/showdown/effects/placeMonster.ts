import * as z from 'zod/mini';
import { basesBeside, covers, type Space, spaceName, spacesOf } from '../../board';
import { done, type Option } from '../../kernel';
import { Who } from '../cards/who';
import { controllerSeat, onBoard } from '../find';
import { monsterImpassable } from '../grounds';
import { call, type Run } from '../procedure';
import { survivorFor } from '../scope';
import type { Survivor } from '../state';
import { verb } from './verb';

type Place = Option & { end: Space; path: Space[]; over: string[]; endsOn: string[] };

/** Where the base can stand beside a survivor, each with those it would stand on; with `most`, where they are most. */
function places(r: Run, beside: Survivor, covering: 'any' | 'most'): Place[] {
  const { size } = r.state.monster;
  const blocked = monsterImpassable(r);
  const all = basesBeside(beside.space as Space, size)
    .filter((space) => spacesOf({ space, size }).every((under) => blocked[under] !== 1))
    .map((space) => {
      const under = onBoard(r.state).filter((s) => covers({ space, size }, s.space as Space));
      const endsOn = under.map(({ id }) => id);
      return { key: spaceName(space), kind: 'route', end: space, path: [space], over: [], endsOn };
    });
  const most = Math.max(...all.map(({ endsOn }) => endsOn.length));
  return covering === 'most' ? all.filter(({ endsOn }) => endsOn.length === most) : all;
}

/**
 * The monster is placed adjacent to a survivor, where the controller likes; *materialize*: so that its base covers as many
 * other survivors as it can (SD-7.5), who collide (SD-11.10).
 */
export const placeMonster = verb({
  name: 'placeMonster',
  schema: z.strictObject({
    do: z.literal('placeMonster'),
    beside: Who,
    covering: z.enum(['any', 'most']),
  }),
  steps: {
    where: {
      ask: (f, r) => {
        const beside = survivorFor(r, f.effect.beside, f.scope);
        if (beside === null || beside.space === null) return null;
        const options = places(r, beside, f.effect.covering);
        const about = { survivor: beside.id };
        return options.length === 0
          ? null
          : { kind: 'placeMonster', by: controllerSeat(r.state), options, about };
      },
      answer: (f, _, [option]) => {
        const how = f.effect.covering === 'most' ? 'materialize' : 'beside';
        return call('placeMonster', { space: (option as Place).end, how });
      },
    },
    end: () => done(),
  },
  describe: ({ beside, covering }) => ({
    key: covering === 'most' ? 'effect.materialize' : 'effect.placeMonster',
    with: { beside: { key: `who.${beside}` } },
  }),
});

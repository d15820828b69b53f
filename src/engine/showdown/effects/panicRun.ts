import * as z from 'zod/mini';
import { COLUMNS, columnOf, FACINGS, type Facing, ROWS, rowOf, type Space } from '../../board';
import { done } from '../../kernel';
import { Who } from '../cards/who';
import { chosenDirection, directionQuestion } from '../choices';
import { survivorNumber } from '../numbers';
import { call } from '../procedure';
import { survivorFor } from '../scope';
import { verb } from './verb';

/** The directions to the nearest edge; several are the controller's choice. */
function towardEdge(space: Space): Facing[] {
  const away: Record<Facing, number> = {
    N: rowOf(space),
    E: COLUMNS - 1 - columnOf(space),
    S: ROWS - 1 - rowOf(space),
    W: columnOf(space),
  };
  const least = Math.min(...Object.values(away));
  return FACINGS.filter((facing) => away[facing] === least);
}

/** Panic run (survivors-in-detail.md §12): knocked down, then knocked back by the own movement toward the nearest edge. */
export const panicRun = verb({
  name: 'panicRun',
  schema: z.strictObject({ do: z.literal('panicRun'), who: Who }),
  steps: {
    fall: (f, r) => {
      const survivor = survivorFor(r, f.effect.who, f.scope);
      return survivor === null ? done() : call('knockDownSurvivor', { survivor: survivor.id });
    },
    run: {
      ask: (f, r) => {
        const survivor = survivorFor(r, f.effect.who, f.scope);
        if (survivor === null || survivor.space === null) return null;
        const ways = towardEdge(survivor.space).map((direction) => ({ direction }));
        return directionQuestion(r.state, 'choosePanic', ways, survivor.id);
      },
      answer: (f, r, [option]) => {
        const survivor = survivorFor(r, f.effect.who, f.scope);
        if (survivor === null) return undefined;
        const spaces = survivorNumber(r, survivor, 'movement');
        return call('knockback', {
          survivor: survivor.id,
          spaces,
          from: null,
          direction: chosenDirection(option),
        });
      },
    },
    end: () => done(),
  },
  describe: ({ who }) => ({ key: 'effect.panicRun', with: { who: { key: `who.${who}` } } }),
});

import * as z from 'zod/mini';
import { cornerAfter, covers, FACINGS, freeAmong, type Space } from '../../board';
import { done } from '../../kernel';
import { chosenSpace, spaceQuestion } from '../choices';
import { survivorById } from '../find';
import { monsterBase, occupied } from '../grounds';
import type { Run } from '../procedure';
import { survivorFor } from '../scope';
import type { Scope } from '../state';
import { place } from '../whereabouts';
import { verb } from './verb';

function tileOf(r: Run, scope: Scope): Space[] {
  return r.state.tiles.find((t) => t.id === scope.tile)?.spaces ?? [];
}

/** Free spaces of the tile: nobody stands there. */
function onto(r: Run, scope: Scope): Space[] {
  const base = monsterBase(r.state);
  return tileOf(r, scope).filter(
    (space) => !r.state.survivors.some((s) => s.space === space) && (base === null || !covers(base, space)),
  );
}

/** The space straight across the tile from where the survivor stands, if it is free. */
function across(r: Run, scope: Scope): Space[] {
  const own = survivorFor(r, 'owner', scope)?.space ?? null;
  const tile = tileOf(r, scope);
  if (own === null) return [];
  const taken = occupied(r);
  return FACINGS.flatMap((direction) => {
    let at = cornerAfter(own, 1, direction);
    if (at === null || !tile.includes(at)) return [];
    while (at !== null && tile.includes(at)) at = cornerAfter(at, 1, direction);
    return at === null ? [] : freeAmong([at], taken);
  });
}

/** Onto a free space of this tile, or straight across it to the free space on the other side (terrain.md §2); placed, not walked. */
export const climb = verb({
  name: 'climb',
  schema: z.strictObject({ do: z.literal('climb'), across: z.optional(z.literal(true)) }),
  steps: {
    where: {
      ask: (f, r) => {
        const owner = survivorFor(r, 'owner', f.scope);
        const spaces = f.effect.across === true ? across(r, f.scope) : onto(r, f.scope);
        if (owner === null || spaces.length === 0) return null;
        return spaceQuestion('climbTo', owner.player, spaces, { survivor: owner.id });
      },
      answer: (f, r, [option]) => {
        place(r, survivorById(r.state, f.scope.owner as string), chosenSpace(option), 'climb', 'SD-17.3');
        return undefined;
      },
    },
    end: () => done(),
  },
  describe: ({ across: hops }) => ({ key: hops === true ? 'effect.hop' : 'effect.climb' }),
});

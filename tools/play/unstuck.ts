import {
  adjacentSpaces,
  type Command,
  type Content,
  distance,
  type ShowdownState,
  type Space,
  spaceName,
} from '../../src/engine';
import type { Policy } from './policy';

/** From this round on players help a fight that can't come to its end. */
const STUCK = 150;

/** Spaces beside the monster on which a survivor can be put. */
function freeBeside({ monster, survivors, tiles }: ShowdownState, content: Content): Space[] {
  if (monster.space === null) return [];
  const impassable = tiles.filter((t) => content.terrain[t.card]?.impassable === true);
  return adjacentSpaces({ space: monster.space, size: monster.size }).filter(
    (space) =>
      !survivors.some((s) => s.space === space) && !impassable.some((tile) => tile.spaces.includes(space)),
  );
}

/** A correction by hand that puts a survivor beside the monster, where none is. */
function correction(state: ShowdownState, content: Content): Command | null {
  const { space, size } = state.monster;
  const standing = state.survivors.filter((s) => s.space !== null);
  const [first] = standing;
  const [beside] = freeBeside(state, content);
  if (space === null || first === undefined || beside === undefined) return null;
  const near = standing.some((s) => distance({ space, size }, { space: s.space as Space, size: 1 }) === 1);
  return near ? null : { type: 'edit', edit: { what: 'place', figure: first.id, space: spaceName(beside) } };
}

/**
 * The rules allow a fight that never ends: the last AI card throws the last survivor farther back than it can walk. People
 * would give up or make it up between them; here, after very many rounds, the survivor is put beside the monster by hand.
 */
export const unstuck =
  (policy: Policy): Policy =>
  (state, decision, chance, content) => {
    const stuck = state.round > STUCK && decision.kind === 'whoActs' && chance(4) === 0;
    return (stuck ? correction(state, content) : null) ?? policy(state, decision, chance, content);
  };

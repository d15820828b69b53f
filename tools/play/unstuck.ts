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

/** From this round on the monster waits no longer either. */
const WAITING = 220;

/** Spaces beside the monster on which a survivor can be put. */
function freeBeside({ monster, survivors, tiles }: ShowdownState, content: Content): Space[] {
  if (monster.space === null) return [];
  const impassable = tiles.filter((t) => content.terrain[t.card]?.impassable === true);
  return adjacentSpaces({ space: monster.space, size: monster.size }).filter(
    (space) =>
      !survivors.some((s) => s.space === space) && !impassable.some((tile) => tile.spaces.includes(space)),
  );
}

/** A correction by hand that discards a card in play which keeps the monster from drawing. */
function release({ monster }: ShowdownState, content: Content): Command | null {
  const waiting = monster.inPlay.find(({ card }) => content.ai[monster.card]?.[card]?.skipsDraw === true);
  if (waiting === undefined) return null;
  const edit = { what: 'card', stack: 'ai', card: waiting.card, from: 'inPlay', to: 'discard' };
  return { type: 'edit', edit };
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
 * would give up or make it up between them; here, after very many rounds, the survivor is put beside the monster by hand,
 * and after still more the monster stops waiting: survivors without arms do nothing to a lion that fights on the ground.
 */
export const unstuck =
  (policy: Policy): Policy =>
  (state, decision, chance, content) => {
    const stuck = state.round > STUCK && decision.kind === 'whoActs' && chance(4) === 0;
    const help = (state.round > WAITING ? release(state, content) : null) ?? correction(state, content);
    return (stuck ? help : null) ?? policy(state, decision, chance, content);
  };

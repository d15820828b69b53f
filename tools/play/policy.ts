import {
  type Command,
  type Content,
  type Decision,
  distance,
  type Option,
  type ShowdownState,
  type Space,
} from '../../src/engine';
import { type Chance, oneOf } from './chance';

/** Decides what is answered; reads the question and the table, never the decks. */
export type Policy = (state: ShowdownState, decision: Decision, chance: Chance, content: Content) => Command;

export const answer = (decision: Decision, option: Option): Command => ({
  type: 'answer',
  decision: decision.id,
  keys: [option.key],
});

/** How often a random player does something that may be done at any time. */
const ONE_IN = 12;

/** Whether a space lies beside a survivor or a terrain tile: where there is something to do. */
function besideSomething({ survivors, tiles }: ShowdownState, option: Option): boolean {
  const { space } = option as Option & { space: Space };
  const beside = (other: Space | null) =>
    other !== null && distance({ space, size: 1 }, { space: other, size: 1 }) === 1;
  return survivors.some((s) => beside(s.space)) || tiles.some((tile) => tile.spaces.some(beside));
}

/**
 * Uniform legal play: first a kind of answer, then one of that kind, so that the many spaces do not drown the rest. Every
 * other step goes where there is somebody or something, or the board would be too wide for anything to happen.
 */
export const uniform: Policy = (state, decision, chance) => {
  const { interjections, options } = decision;
  if (interjections.length > 0 && chance(ONE_IN) === 0) {
    return { type: 'interject', decision: decision.id, key: oneOf(interjections, chance).key };
  }
  const kind = oneOf([...new Set(options.map((o) => o.kind))], chance);
  const all = options.filter((o) => o.kind === kind);
  const curious = kind === 'space' && chance(2) === 0 ? all.filter((o) => besideSomething(state, o)) : [];
  return answer(decision, oneOf(curious.length > 0 ? curious : all, chance));
};

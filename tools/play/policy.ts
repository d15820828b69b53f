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
import type { PolicyOf } from './playOut';

/** Decides what is answered in a showdown. */
export type Policy = PolicyOf<ShowdownState, Content>;

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

/** First a kind of answer, then one of that kind, so that the many of one kind do not drown the rest. */
export function kindThenOne(
  { options }: Decision,
  chance: Chance,
  among: (all: Option[], kind: string) => Option[] = (all) => all,
): Option {
  const kind = oneOf([...new Set(options.map((o) => o.kind))], chance);
  const all = options.filter((o) => o.kind === kind);
  const some = among(all, kind);
  return oneOf(some.length > 0 ? some : all, chance);
}

/**
 * Uniform legal play by kinds of answers. Every other step goes where there is somebody or something, or the board would
 * be too wide for anything to happen.
 */
export const uniform: Policy = (state, decision, chance) => {
  const { interjections } = decision;
  if (interjections.length > 0 && chance(ONE_IN) === 0) {
    return { type: 'interject', decision: decision.id, key: oneOf(interjections, chance).key };
  }
  const curious = (all: Option[], kind: string) =>
    kind === 'space' && chance(2) === 0 ? all.filter((o) => besideSomething(state, o)) : [];
  return answer(decision, kindThenOne(decision, chance, curious));
};

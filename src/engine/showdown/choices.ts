import { type Facing, type Space, spaceName } from '../board';
import type { Option, Question } from '../kernel';
import { controllerSeat } from './find';
import type { ShowdownState } from './state';

/** The controller chooses one of several directions; each option tells where it leads. */
export function directionQuestion(
  state: ShowdownState,
  kind: string,
  directions: readonly { direction: Facing; path?: readonly Space[]; over?: readonly string[] }[],
  figure: string,
): Question {
  const options = directions.map((d) => ({ key: d.direction, kind: 'direction', ...d, figure }));
  return { kind, by: controllerSeat(state), options, about: { figure } };
}

/** A seat chooses one of several spaces. */
export function spaceQuestion(
  kind: string,
  by: string,
  spaces: readonly Space[],
  about: Record<string, unknown>,
): Question {
  const options = spaces.map((space) => ({ key: spaceName(space), kind: 'space', space }));
  return { kind, by, options, about };
}

/** The direction of a chosen option. */
export const chosenDirection = (option: Option | undefined): Facing =>
  (option as Option & { direction: Facing }).direction;

/** The space of a chosen option. */
export const chosenSpace = (option: Option | undefined): Space => (option as Option & { space: Space }).space;

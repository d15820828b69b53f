import { adjacentSpaces, baseOf, type Reach, reachable, type Space, spaceName } from '../board';
import type { Option } from '../kernel';
import { mayAct } from './allowed';
import { activeGear } from './gearGrid';
import { isFree, occupied } from './grounds';
import { survivorNumber } from './numbers';
import type { Run } from './procedure';
import type { Survivor } from './state';

export type MoveOption = Option & { space: Space; steps: number; survivor: string };

/** SD-13.3: everywhere a survivor can walk with one movement, or with what is left of one. */
export function reachOf(r: Run, survivor: Survivor, left?: number): Reach | null {
  if (survivor.space === null || !mayAct(survivor)) return null;
  const spaces = left ?? survivorNumber(r, survivor, 'movement');
  return reachable(survivor.space, spaces, occupied(r, survivor.id));
}

/** The same as answers: `H11`, with the steps it takes. */
export function moveOptions(r: Run, survivor: Survivor, left?: number): MoveOption[] {
  const reach = reachOf(r, survivor, left);
  if (reach === null) return [];
  return reach.spaces.map((space, i) => ({
    key: spaceName(space),
    kind: 'space',
    space,
    steps: reach.steps[i] as number,
    survivor: survivor.id,
  }));
}

/** Whether there is anywhere to walk to: a free space beside the survivor. */
export function canMove(r: Run, survivor: Survivor): boolean {
  const { space } = survivor;
  if (space === null || !mayAct(survivor)) return false;
  return adjacentSpaces(baseOf(space)).some((beside) => isFree(r, beside, space));
}

/** Hyperactive (gear-and-resources.md §17): has not moved in this round, has to, and can. */
export const mustMove = (r: Run, survivor: Survivor): boolean =>
  !survivor.moved && activeGear(r, survivor).rules.has('mustMove') && canMove(r, survivor);

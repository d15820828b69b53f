import { baseOf, FACINGS, type Facing, type Space, straightMove } from '../board';
import type { Option } from '../kernel';
import { onBoard } from './find';
import { occupied } from './grounds';
import type { Run } from './procedure';
import type { Survivor } from './state';

export interface SurvivorWay {
  direction: Facing;
  path: Space[];
}

/**
 * The straight ways of a survivor, as far as they go: over free spaces, or `through` other survivors without a stop on any of
 * them (Screaming Bracers); such spaces are left out of the path.
 */
function survivorWays(r: Run, survivor: Survivor, spaces: number, through: boolean): SurvivorWay[] {
  const taken = occupied(r, survivor.id);
  const passed = new Set<Space | null>();
  for (const other of through ? onBoard(r.state) : []) {
    if (other.id === survivor.id) continue;
    passed.add(other.space);
    taken[other.space as Space] = 0;
  }
  return FACINGS.map((direction) => ({
    direction,
    path: straightMove(baseOf(survivor.space as Space), direction, spaces, taken).filter(
      (s) => !passed.has(s),
    ),
  })).filter((way) => way.path.length > 0);
}

/** The same as answers. */
export const wayOptions = (
  r: Run,
  survivor: Survivor,
  spaces: number,
  through = false,
): (Option & SurvivorWay)[] =>
  survivorWays(r, survivor, spaces, through).map((way) => ({
    key: way.direction,
    kind: 'direction',
    figure: survivor.id,
    ...way,
  }));

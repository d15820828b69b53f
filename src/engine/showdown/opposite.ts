import { type Base, columnOf, type Facing, rowOf, type Space } from '../board';
import { onBoard } from './find';
import { monsterBase } from './grounds';
import type { Run } from './procedure';
import type { Survivor } from './state';
import { monsterDistance } from './targeting';

const OPPOSITE: Record<Facing, Facing> = { N: 'S', S: 'N', E: 'W', W: 'E' };

/** The side of the monster on whose rows or columns a space lies; null at its corners. */
function sideOf({ space: corner, size }: Base, space: Space): Facing | null {
  const right = columnOf(space) - columnOf(corner);
  const down = rowOf(space) - rowOf(corner);
  if (right >= 0 && right < size) return down < 0 ? 'N' : 'S';
  if (down >= 0 && down < size) return right < 0 ? 'W' : 'E';
  return null;
}

/** Whether somebody else stands adjacent to the monster on the side opposite to this survivor's. */
export function helpedFromOpposite(r: Run, survivor: Survivor): boolean {
  const base = monsterBase(r.state);
  if (base === null || survivor.space === null) return false;
  const side = sideOf(base, survivor.space);
  return (
    side !== null &&
    onBoard(r.state).some(
      (s) =>
        s.id !== survivor.id &&
        s.standsAfter === null &&
        monsterDistance(r, s) === 1 &&
        sideOf(base, s.space as Space) === OPPOSITE[side],
    )
  );
}

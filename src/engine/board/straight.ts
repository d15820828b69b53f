import { type Base, distance, type Facing, spacesOf } from './base';
import { FACINGS, STEP } from './facing';
import { COLUMNS, columnOf, ROWS, rowOf, type Space, spaceAt } from './space';

/** The corner of a base of this size after one space of movement; null where it would leave the board (SD-1.9). */
export function cornerAfter(corner: Space, size: number, direction: Facing): Space | null {
  const column = columnOf(corner) + STEP[direction].column;
  const row = rowOf(corner) + STEP[direction].row;
  if (column < 0 || row < 0 || column + size > COLUMNS || row + size > ROWS) return null;
  return spaceAt(column, row);
}

/** Whether no marked space lies under the base. */
export function isClear(base: Base, blocked: ArrayLike<number> | undefined): boolean {
  return blocked === undefined || spacesOf(base).every((space) => blocked[space] !== 1);
}

/** SD-7.7, SD-1.11: corners of a straight movement, the start left out; ends at the edge or before a blocked space. */
export function straightMove(
  { space, size }: Base,
  direction: Facing,
  steps: number,
  blocked?: ArrayLike<number>,
): Space[] {
  const path: Space[] = [];
  let at = space;
  while (path.length < steps) {
    const next = cornerAfter(at, size, direction);
    if (next === null || !isClear({ space: next, size }, blocked)) break;
    path.push(next);
    at = next;
  }
  return path;
}

/** How far two stretches overlap. */
const overlap = (a: number, sizeA: number, b: number, sizeB: number): number =>
  Math.min(a + sizeA, b + sizeB) - Math.max(a, b);

/**
 * "Directly away" (SD-11.9): straight out within the source's rows or columns; from a diagonal one along the row or the
 * column; under or over it by the shortest ways out.
 */
export function directlyAway(mover: Base, source: Base): Facing[] {
  const [mc, mr] = [columnOf(mover.space), rowOf(mover.space)];
  const [sc, sr] = [columnOf(source.space), rowOf(source.space)];
  const sameColumns = overlap(mc, mover.size, sc, source.size) > 0;
  const sameRows = overlap(mr, mover.size, sr, source.size) > 0;
  if (sameColumns && sameRows) {
    const out: Record<Facing, number> = {
      N: mr + mover.size - sr,
      E: sc + source.size - mc,
      S: sr + source.size - mr,
      W: mc + mover.size - sc,
    };
    const least = Math.min(...Object.values(out));
    return FACINGS.filter((facing) => out[facing] === least);
  }
  const vertical: Facing = mr < sr ? 'N' : 'S';
  const horizontal: Facing = mc < sc ? 'W' : 'E';
  if (sameColumns) return [vertical];
  if (sameRows) return [horizontal];
  return FACINGS.filter((facing) => facing === vertical || facing === horizontal);
}

interface Line {
  direction: Facing;
  path: Space[];
  end: Base;
}

function lines(base: Base, steps: number, blocked?: ArrayLike<number>): Line[] {
  return FACINGS.map((direction) => {
    const path = straightMove(base, direction, steps, blocked);
    return { direction, path, end: { space: path[path.length - 1] ?? base.space, size: base.size } };
  });
}

function best(candidates: readonly Line[], worth: (line: Line) => number): Facing[] {
  const most = Math.max(...candidates.map(worth));
  return candidates.filter((line) => worth(line) === most).map((line) => line.direction);
}

/**
 * SD-7.7: the directions in which a base moves away from something; several are the controller's choice. Where not one
 * space can be moved directly away, those with the most spaces between at the end. Empty: it can't move at all.
 */
export function awayDirections(base: Base, from: Base, steps: number, blocked?: ArrayLike<number>): Facing[] {
  const moving = lines(base, steps, blocked).filter((line) => line.path.length > 0);
  const direct = directlyAway(base, from);
  const away = moving.filter((line) => direct.includes(line.direction));
  if (away.length > 0) return best(away, (line) => distance(line.end, from));
  return moving.length === 0 ? [] : best(moving, (line) => distance(line.end, from));
}

/**
 * Away from several (ai-vocabulary.md §4): the distance to none of them shrinks and their sum grows most; where no
 * direction is like that, any in which it can move.
 */
export function awayFromSeveral(
  base: Base,
  from: readonly Base[],
  steps: number,
  blocked?: ArrayLike<number>,
): Facing[] {
  const moving = lines(base, steps, blocked).filter((line) => line.path.length > 0);
  const good = moving.filter((line) => from.every((f) => distance(line.end, f) >= distance(base, f)));
  if (good.length === 0) return moving.map((line) => line.direction);
  return best(good, (line) => from.reduce((sum, f) => sum + distance(line.end, f), 0));
}

/** SD-7.7: the directions that bring it closest; empty if none brings it closer. */
export function towardDirections(base: Base, to: Base, steps: number, blocked?: ArrayLike<number>): Facing[] {
  const nearer = lines(base, steps, blocked).filter((line) => distance(line.end, to) < distance(base, to));
  return nearer.length === 0 ? [] : best(nearer, (line) => -distance(line.end, to));
}

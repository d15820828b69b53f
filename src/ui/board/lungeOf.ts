import { centreOf, type Orientation, type Point } from './grid';
import type { MonsterOnBoard, Strike, SurvivorOnBoard } from './pieces';

/** How far a striking figure darts, in spaces. */
const REACH = 0.45;

/** A figure that strikes, and which way it darts. */
export interface Strikes {
  figure: string;
  towards: Point;
}

/** Which figure darts which way for a strike; null where one of the two is not on the board. */
export function lungeOf(
  strike: Strike | null,
  monster: MonsterOnBoard | null,
  survivors: readonly SurvivorOnBoard[],
  orientation: Orientation,
): Strikes | null {
  if (strike === null) return null;
  const centre = (id: string): Point | null => {
    if (id === 'monster') return monster && centreOf(monster.space, monster.size, orientation);
    const survivor = survivors.find((s) => s.id === id);
    return survivor === undefined ? null : centreOf(survivor.space, 1, orientation);
  };
  const from = centre(strike.from);
  const to = centre(strike.to);
  if (from === null || to === null) return null;
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    figure: strike.from,
    towards: { x: ((to.x - from.x) / far) * REACH, y: ((to.y - from.y) / far) * REACH },
  };
}

import { ARROW, BEHIND, type Cell, contains, type Figure, isOnBoard, moved, type Way } from './grid';

/** How far ahead a cell is, seen in a direction. */
const ahead = ({ x, y }: Cell, way: Way): number => x * ARROW[way].x + y * ARROW[way].y;

/** SD-1.7: further ahead than every cell of the figure. */
export const isAhead = (figure: Figure, way: Way, c: Cell): boolean =>
  figure.every((own) => ahead(c, way) > ahead(own, way));

/** SD-1.5: the cells of the figure one step straight back, without those it stands on. */
export const blindCells = (figure: Figure, way: Way): Cell[] =>
  moved(figure, BEHIND[way]).filter((c) => isOnBoard(c) && !contains(figure, c));

import { type Facing, type FacingBase, SPACES, type Space } from '../../../src/engine/board';

/** A small seeded source of whole numbers. */
export class Source {
  private state: number;

  constructor(seed: number) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, but not including, the limit. */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let t = this.state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor(((t ^ (t >>> 14)) >>> 0) * (limit / 4294967296));
  }

  from(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

export interface RandomBoard {
  base: FacingBase;
  /** Rectangles of terrain; some reach under the base. */
  tiles: Space[][];
  terrain: Uint8Array;
  /** On different spaces; some under the base, most near it. */
  survivors: Space[];
  source: Source;
}

export const BASE_SIZES = [1, 2, 3, 4] as const;
export const EVERY_FACING: readonly Facing[] = ['N', 'E', 'S', 'W'];
/** The least number of boards that issue 2 asks for, for each size of base; mutants meet fewer (tools/mutate.mjs). */
export const ALL_BOARDS = 5000;
export const BOARDS = Number(process.env.BOARDS ?? ALL_BOARDS);

/** Room for thousands of boards on a busy machine; nothing in these tests waits. */
export const LONG = { timeout: 120_000 };

const clamp = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** A corner for a base, at an edge more often than chance would have it. */
export function randomCorner(source: Source, size: number): Space {
  const column = clamp(source.from(-3, 18), 16 - size);
  const row = clamp(source.from(-3, 24), 22 - size);
  return row * 16 + column;
}

function randomTile(source: Source): Space[] {
  const [width, height] = source.pick([
    [1, 1],
    [1, 2],
    [2, 1],
    [2, 2],
    [2, 3],
    [3, 3],
    [1, 4],
    [4, 1],
  ] as const);
  const column = source.from(0, 16 - width);
  const row = source.from(0, 22 - height);
  return Array.from(
    { length: width * height },
    (_, i) => (row + Math.floor(i / width)) * 16 + column + (i % width),
  );
}

function nearby(source: Source, corner: Space): Space {
  const column = clamp((corner % 16) + source.from(-6, 8), 15);
  const row = clamp(Math.floor(corner / 16) + source.from(-6, 8), 21);
  return row * 16 + column;
}

function randomBoard(source: Source, size: number): RandomBoard {
  const corner = randomCorner(source, size);
  const tiles = Array.from({ length: source.pick([0, 2, 5, 9]) }, () => randomTile(source));
  const terrain = new Uint8Array(SPACES);
  for (const space of tiles.flat()) terrain[space] = 1;
  const survivors = new Set<Space>();
  const wanted = source.from(4, 6);
  while (survivors.size < wanted) {
    survivors.add(source.below(4) === 0 ? source.below(SPACES) : nearby(source, corner));
  }
  const base = { space: corner, size, facing: source.pick(EVERY_FACING) };
  return { base, tiles, terrain, survivors: [...survivors], source };
}

/** Visits `BOARDS` random boards with a base of this size; the same ones every time. */
export function onRandomBoards(size: number, visit: (board: RandomBoard) => void): number {
  const source = new Source(size * 7919);
  let visited = 0;
  for (; visited < BOARDS; visited += 1) visit(randomBoard(source, size));
  return visited;
}

/** The spaces with a mark, as a set for the brute-force version. */
export const markedSpaces = (marks: Uint8Array): Set<Space> => {
  const spaces = new Set<Space>();
  marks.forEach((mark, space) => {
    if (mark === 1) spaces.add(space);
  });
  return spaces;
};

import { parseSpace, type Space } from '../../engine';
import type { MonsterOnBoard, SurvivorOnBoard, TileOnBoard } from '../board/pieces';
import type { Piece } from '../primitives/PieceMark';

/** A space by its name, for samples. */
export function at(name: string): Space {
  const space = parseSpace(name);
  if (space === null) throw new Error(`No space ${name}`);
  return space;
}

export const PIECES = {
  allister: { initial: 'A', colour: 'ochre', shape: 'circle' },
  erza: { initial: 'E', colour: 'teal', shape: 'square' },
  lucy: { initial: 'L', colour: 'lilac', shape: 'hexagon' },
  zachary: { initial: 'Z', colour: 'sky', shape: 'diamond' },
} as const satisfies Record<string, Piece>;

export const LION: MonsterOnBoard = {
  name: 'White Lion',
  icon: 'lion',
  space: at('H11'),
  size: 2,
  facing: 'S',
  knockedDown: false,
};

export const SURVIVORS: readonly SurvivorOnBoard[] = [
  {
    id: 'allister',
    name: 'Allister',
    piece: PIECES.allister,
    space: at('H17'),
    knockedDown: false,
    active: true,
  },
  { id: 'erza', name: 'Erza', piece: PIECES.erza, space: at('I14'), knockedDown: false },
  {
    id: 'lucy',
    name: 'Lucy',
    piece: PIECES.lucy,
    space: at('J16'),
    knockedDown: false,
    badges: [{ icon: 'priority', label: 'priority target' }],
  },
  { id: 'zachary', name: 'Zachary', piece: PIECES.zachary, space: at('K9'), knockedDown: true },
];

export const TILES: readonly TileOnBoard[] = [
  {
    id: 'grass1',
    name: 'Tall Grass',
    icon: 'tallGrass',
    tone: 'plant',
    spaces: ['F9', 'G9', 'F10', 'G10'].map(at),
  },
  {
    id: 'grass2',
    name: 'Tall Grass',
    icon: 'tallGrass',
    tone: 'plant',
    spaces: ['J13', 'K13', 'J14', 'K14'].map(at),
  },
  {
    id: 'column1',
    name: 'Stone Column',
    icon: 'stoneColumns',
    tone: 'stone',
    spaces: ['C17', 'D17'].map(at),
    obstacle: true,
    impassable: true,
  },
  {
    id: 'column2',
    name: 'Stone Column',
    icon: 'stoneColumns',
    tone: 'stone',
    spaces: ['M4', 'N4'].map(at),
    obstacle: true,
    impassable: true,
  },
  { id: 'debris', name: 'Debris', icon: 'debris', tone: 'earth', spaces: [at('L19')] },
  {
    id: 'face',
    name: 'Giant Stone Face',
    icon: 'stoneFace',
    tone: 'stone',
    spaces: ['B4', 'B5', 'B6', 'C4', 'C5', 'C6'].map(at),
    obstacle: true,
  },
  {
    id: 'pillar',
    name: 'Toppled Pillar',
    icon: 'toppledPillar',
    tone: 'stone',
    spaces: ['O15', 'O16', 'O17', 'O18'].map(at),
    obstacle: true,
    impassable: true,
  },
];

import type { SurvivorPack } from '../../engine';

export const TERRAINS: SurvivorPack['terrains'] = [
  { id: 'beach', cost: 1, gather: ['salvage', 'stone', 'dirtyWater'] },
  { id: 'grass', cost: 1, gather: ['food', 'poison'] },
  { id: 'forest', cost: 2, gather: ['wood', 'meat', 'medicine'] },
  { id: 'marsh', cost: 2, gather: ['dirtyWater', 'poison', 'medicine'] },
  { id: 'rocks', cost: 2, gather: ['stone', 'salvage'] },
  { id: 'spring', cost: 1, gather: ['cleanWater'] },
  { id: 'ridge', cost: 3, gather: [] },
];

export const LANDMARKS: SurvivorPack['landmarks'] = [
  'wreck',
  'deadOrchard',
  'signalTower',
  'sinkhole',
  'stoneCircle',
  'emptyCamp',
  'sealedHatch',
  'whaleRibs',
];

type Tile = SurvivorPack['maps'][number]['tiles'][number];

/** Rows of letters as tiles: `r` grows downwards, `q` to the right, each row shifted half a space. */
const LETTERS: Readonly<Record<string, string>> = {
  b: 'beach',
  g: 'grass',
  f: 'forest',
  m: 'marsh',
  r: 'rocks',
  s: 'spring',
  h: 'ridge',
};

function tiles(rows: readonly string[], landmarks: Readonly<Record<string, string>>): Tile[] {
  return rows.flatMap((row, r) =>
    [...row].flatMap((letter, column) => {
      const terrain = LETTERS[letter];
      if (terrain === undefined) return [];
      const q = column - Math.floor(r / 2);
      const landmark = landmarks[`${q},${r}`];
      return [{ q, r, terrain, ...(landmark === undefined ? {} : { landmark }) }];
    }),
  );
}

export const MAPS: SurvivorPack['maps'] = [
  {
    id: 'brackenIsle',
    tiles: tiles(['.bgb.', 'bfsg.', 'gmhfb', 'bgsr.', '.bfb.'], {
      '1,0': 'wreck',
      '1,1': 'stoneCircle',
      '0,2': 'deadOrchard',
      '2,2': 'signalTower',
      '0,3': 'emptyCamp',
      '0,4': 'whaleRibs',
    }),
    starts: [
      { q: 2, r: 0 },
      { q: 1, r: 3 },
      { q: 0, r: 1 },
      { q: 3, r: 2 },
    ],
  },
  {
    id: 'ashenShelf',
    advanced: true,
    tiles: tiles(['.rbr.', 'hsfg.', 'bghsr', 'mgfr.', '.brb.'], {
      '1,0': 'sealedHatch',
      '2,1': 'sinkhole',
      '-1,2': 'wreck',
      '3,2': 'signalTower',
      '0,3': 'stoneCircle',
      '1,4': 'whaleRibs',
    }),
    starts: [
      { q: 2, r: 0 },
      { q: 1, r: 3 },
      { q: 0, r: 2 },
      { q: 2, r: 2 },
    ],
  },
];

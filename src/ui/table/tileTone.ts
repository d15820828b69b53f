import type { TileOnBoard } from '../board/pieces';

const TONES: Readonly<Record<string, TileOnBoard['tone']>> = {
  acanthusPlants: 'plant',
  tallGrass: 'plant',
  nightmareTree: 'plant',
  deadMonster: 'bone',
  survivorCorpse: 'bone',
  bugPatch: 'earth',
  debris: 'earth',
};

/** What a terrain tile is drawn as. */
export const tileTone = (card: string): TileOnBoard['tone'] => TONES[card] ?? 'stone';

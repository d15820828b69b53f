import type { SetUp } from '../../engine';
import type { SurvivorDraft } from '../setup/setupDraft';
import { sheetSetUp } from './sheetSetUp';

/** A survivor of the form as it comes to a fight. */
export const survivorSetUp = (
  { name, piece, grid, sheet }: SurvivorDraft,
  player: number,
): SetUp['survivors'][number] => ({
  ...sheetSetUp(sheet),
  name,
  sign: { colour: piece.colour, shape: piece.shape },
  player,
  grid,
});

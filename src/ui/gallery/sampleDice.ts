import type { RollView } from '../dice/roll';
import { PIECES } from './samplePieces';

/** A wound attempt, and the blow that answered it. */
export const ROLLS: readonly RollView[] = [
  {
    id: 'wound',
    purpose: 'wound',
    piece: PIECES.erza,
    need: 'needs 6+, critical on a 10',
    dice: [{ value: '4', result: 'miss', label: '4: fails' }],
    result: 'no wound',
    verdict: 'no',
  },
  {
    id: 'attack',
    purpose: "monster's attack",
    piece: null,
    need: 'needs 4+',
    dice: [
      { value: '7', result: 'hit', label: '7: hits' },
      { value: '1', result: 'miss', label: '1: misses' },
      { value: '10', result: 'hit', label: '10: hits' },
    ],
    result: '2 hits',
    verdict: 'yes',
  },
];

/** Ten dice at once. */
export const MANY_DICE: RollView = {
  id: 'many',
  purpose: 'attack',
  piece: PIECES.erza,
  need: 'needs 4+',
  dice: [4, 7, 1, 10, 3, 9, 8, 2, 6, 5].map((face) => ({
    value: String(face),
    result: face > 3 ? 'hit' : 'miss',
    label: `${face}: ${face > 3 ? 'hits' : 'misses'}`,
  })),
  result: '7 hits',
  verdict: 'yes',
};

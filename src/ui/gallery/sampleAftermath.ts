import type { AftermathView } from '../aftermath/aftermathView';
import { PIECES } from './samplePieces';

const bare = (...lines: string[]) => lines.map((words) => ({ words, does: [] }));

const row = (label: string, values: number[], part = false) => ({ id: label, label, part, values });

/** The end of a fight of seven rounds. */
export const AFTERMATH: AftermathView = {
  outcome: 'victory',
  title: 'The White Lion is dead',
  summary: 'Level 1, 7 rounds',
  rewards: [
    { id: '1', name: 'Great Cat Bones', icon: 'bone', owner: null },
    { id: '2', name: 'White Fur', icon: 'hide', owner: null },
    { id: '3', name: 'Sinew', icon: 'organ', owner: null },
    { id: '4', name: 'Lion Claw', icon: 'bone', owner: { name: 'Lucy', piece: PIECES.lucy } },
  ],
  unlocked: 'Catarium can be built from now on.',
  sheets: [
    {
      id: 'allister',
      name: 'Allister',
      piece: PIECES.allister,
      state: 'alive',
      dead: false,
      changes: bare('Survival 3 → 2 (−1)', 'Hunt experience 0 → 1 (+1)', 'Weapon level 0 → 1 (+1)'),
    },
    { id: 'erza', name: 'Erza', piece: PIECES.erza, state: 'alive', dead: false, changes: [] },
    {
      id: 'lucy',
      name: 'Lucy',
      piece: PIECES.lucy,
      state: 'alive',
      dead: false,
      changes: [
        { words: 'New injury: Ruptured Muscle', does: ['No more fighting arts'] },
        ...bare('Hunt experience 0 → 1 (+1)'),
      ],
    },
    {
      id: 'zachary',
      name: 'Zachary',
      piece: PIECES.zachary,
      state: 'died in round 6: bled out',
      dead: true,
      changes: bare('Gear lost: Bone Axe'),
    },
  ],
  figures: [
    { id: 'rounds', label: 'Rounds', value: '7' },
    { id: 'wounds', label: 'Wounds dealt', value: '11' },
    { id: 'dice', label: 'Dice rolled', value: '83' },
  ],
  survivors: {
    owners: Object.entries(PIECES).map(([id, piece]) => ({ id, name: id, piece })),
    rows: [
      row('Attacks', [6, 5, 7, 3]),
      row('Hits', [9, 4, 8, 0]),
      row('Damage suffered', [3, 5, 2, 9]),
      row('· head', [1, 0, 0, 4], true),
    ],
  },
  course: {
    rounds: [1, 2, 3, 4, 5, 6, 7],
    series: [
      { id: 'wounds', label: 'Wounds dealt', values: [1, 2, 4, 5, 8, 9, 11] },
      { id: 'left', label: 'AI cards left', values: [10, 9, 7, 6, 3, 2, 0] },
      { id: 'suffered', label: 'Damage suffered', values: [2, 4, 1, 5, 0, 6, 1] },
    ],
  },
  dice: [
    {
      id: 'attack',
      label: 'Attack',
      summary: '47 dice, average 5.7 (fair: 5.5)',
      counts: [4, 3, 5, 6, 4, 7, 3, 5, 4, 6],
      expected: 4.7,
    },
    {
      id: 'location',
      label: 'Hit location',
      summary: '20 dice, average 3.4 (fair: 3.5)',
      counts: [3, 2, 6, 4, 3, 2],
      expected: 20 / 6,
    },
  ],
  seed: '4 093 221 774',
};

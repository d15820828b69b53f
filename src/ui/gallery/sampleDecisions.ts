import type { DecisionView } from '../decision/decision';
import type { LogSection } from '../log/logView';
import { PIECES } from './samplePieces';

export const TIE: DecisionView = {
  id: 'tie',
  by: { words: 'Mika holds the monster', piece: PIECES.erza },
  causes: ['White Lion’s turn', 'Claw', 'Pick Target, line 1'],
  question: 'Two threats are equally close. Whom does the lion take?',
  answers: [
    {
      key: 'allister',
      label: 'Allister · H17',
      detail: '5 away, runs over Erza · hits on 4+: 91 %',
      piece: PIECES.allister,
      weight: 'main',
    },
    {
      key: 'lucy',
      label: 'Lucy · J16',
      detail: '5 away, two routes · hits on 3+: 96 %',
      piece: PIECES.lucy,
      weight: 'plain',
    },
    { key: 'lot', label: 'Let the dice choose', detail: 'equal chance', icon: 'die', weight: 'plain' },
  ],
  refusals: [{ id: 'zachary', label: 'Zachary', reason: 'is knocked down and no threat.', rule: 'SD-6.9' }],
  figures: [
    {
      of: 'Allister · H17',
      title: 'Hits on',
      total: '4+',
      parts: [
        { label: 'Claw', value: '2+' },
        { label: 'Allister’s evasion', value: '+1' },
        { label: 'accuracy token', value: '+1', rule: 'SD-8.3' },
      ],
    },
  ],
};

export const WINDOW: DecisionView = {
  id: 'window',
  by: { words: 'Jun: Allister is about to be hit', piece: PIECES.allister },
  causes: ['White Lion’s turn', 'Claw', 'Attack', 'Hit on the waist'],
  question: 'Does anybody spend survival?',
  answers: [
    {
      key: 'dodge',
      label: 'Allister dodges',
      detail: '3 → 2 survival, cancels the hit',
      piece: PIECES.allister,
      weight: 'main',
    },
    { key: 'no', label: 'Not now', weight: 'pass' },
  ],
  window: {
    name: 'survival',
    survivors: [
      { id: 'allister', name: 'Allister', declined: false },
      { id: 'lucy', name: 'Lucy', declined: true },
    ],
  },
  refusals: [
    { id: 'erza', label: 'Erza encourages', reason: 'nobody is knocked down.', rule: 'SD-15.4' },
    { id: 'zachary', label: 'Zachary dodges', reason: 'has no survival.', rule: 'SD-15.1' },
  ],
  figures: [],
};

export const MANY: DecisionView = {
  id: 'many',
  by: { words: 'Mika: Lucy acts', piece: PIECES.lucy },
  causes: ['Survivors’ turn', 'Lucy’s act'],
  question: 'Where does Lucy go?',
  answers: Array.from({ length: 23 }, (_, index) => ({
    key: `space${index}`,
    label: `${'GHIJK'[index % 5]}${14 + Math.floor(index / 5)}`,
    detail: `${1 + (index % 5)} steps`,
    weight: 'plain' as const,
  })),
  refusals: [],
  figures: [],
};

export const LOG: readonly LogSection[] = [
  {
    id: 'r2',
    title: 'Round 2 · survivors',
    lines: [
      {
        id: '1',
        words: 'Lucy attacks with the Bone Axe: 2 dice, hits on 6+',
        topic: 'dice',
        actor: { id: 'lucy', piece: PIECES.lucy },
        depth: 0,
        rule: 'SD-14.2',
        dice: [
          { value: '8', result: 'hit', label: '8: hits' },
          { value: '3', result: 'miss', label: '3: misses' },
        ],
      },
      {
        id: '2',
        words: 'Beast’s Knee: wounds with an 8',
        topic: 'dice',
        actor: { id: 'lucy', piece: PIECES.lucy },
        depth: 1,
        rule: 'SD-14.7',
        dice: [{ value: '8', result: 'hit', label: '8: wounds' }],
        reason: [
          { words: 'die 8 + axe 3 = 11', verdict: 'plain' },
          { words: 'toughness 8', verdict: 'yes', rule: 'SD-14.7' },
        ],
      },
    ],
  },
  {
    id: 'r3',
    title: 'Round 3 · White Lion',
    lines: [
      { id: '3', words: 'The lion draws Claw', topic: 'card', actor: null, depth: 0, rule: 'SD-4.3' },
      {
        id: '4',
        words: 'Pick Target: Allister or Lucy',
        topic: 'choice',
        actor: null,
        depth: 1,
        rule: 'SD-6.2',
        reason: [
          { words: 'Line 1: closest threat, in front, in range 6', verdict: 'plain', rule: 'SD-6.1' },
          {
            words: 'Erza: 1 away, but her act made her no threat (Tall Grass)',
            verdict: 'no',
            rule: 'SD-6.9',
          },
          { words: 'Zachary: knocked down', verdict: 'no', rule: 'SD-6.9' },
          { words: 'Allister: 5 away', verdict: 'yes' },
          { words: 'Lucy: 5 away', verdict: 'yes' },
        ],
      },
      {
        id: '5',
        words: 'Zachary suffers a heavy injury at the legs and is knocked down',
        topic: 'damage',
        actor: { id: 'zachary', piece: PIECES.zachary },
        depth: 1,
        rule: 'SD-9.1',
      },
      {
        id: '6',
        words: 'Manual correction: Zachary’s bleeding set to 3',
        topic: 'edit',
        actor: null,
        depth: 0,
      },
    ],
  },
];

/** The second of three real dice. */
export const TYPED: DecisionView = {
  ...TIE,
  id: 'typed',
  question: 'Roll a die for attack',
  answers: [],
  refusals: [],
  figures: [],
  typed: {
    faces: Array.from({ length: 10 }, (_, i) => ({ key: `face:${i + 1}`, label: String(i + 1) })),
    die: 2,
    of: 3,
    need: 'needs 6+',
    before: [{ value: '8', result: 'plain', label: '8' }],
  },
};

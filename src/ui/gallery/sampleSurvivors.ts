import type { GearView } from '../gearGrid/gear';
import type { SheetPlace, SurvivorView } from '../survivors/survivor';
import { PIECES } from './samplePieces';

type Row = readonly [points: number, light: boolean, heavy: boolean];

/** The six places from short rows: head, arms, body, waist, legs, then insanity and the brain's box. */
function places(
  head: Row,
  arms: Row,
  body: Row,
  waist: Row,
  legs: Row,
  insanity: number,
  brain = false,
): SheetPlace[] {
  const row = (id: SheetPlace['id'], label: string, [points, light, heavy]: Row): SheetPlace => ({
    id,
    label,
    points,
    light: id === 'head' ? null : light,
    heavy,
  });
  return [
    row('head', 'head', head),
    row('arms', 'arms', arms),
    row('body', 'body', body),
    row('waist', 'waist', waist),
    row('legs', 'legs', legs),
    { id: 'brain', label: 'insanity', points: insanity, light: brain, heavy: null },
  ];
}

const whole = (points: number): Row => [points, false, false];

const ATTRIBUTES = [
  { id: 'movement', label: 'mov', name: 'Movement', value: '5', icon: 'movement' },
  {
    id: 'evasion',
    label: 'eva',
    name: 'Evasion',
    value: '+1',
    icon: 'evasion',
    change: 'up',
    parts: [{ label: 'Monster Grease', value: '+1' }],
  },
  { id: 'accuracy', label: 'acc', name: 'Accuracy', value: '0', icon: 'accuracy' },
  { id: 'strength', label: 'str', name: 'Strength', value: '+1', icon: 'strength', change: 'up' },
  { id: 'luck', label: 'luck', name: 'Luck', value: '0', icon: 'luck' },
  { id: 'speed', label: 'spd', name: 'Speed', value: '0', icon: 'speed' },
] as const;

const ACTIONS = [
  { id: 'dodge', words: 'Dodge', ready: true },
  { id: 'encourage', words: 'Encourage', ready: true },
  { id: 'dash', words: 'Dash', ready: false },
  { id: 'surge', words: 'Surge', ready: true },
];

export const SHEETS: readonly SurvivorView[] = [
  {
    id: 'allister',
    name: 'Allister',
    piece: PIECES.allister,
    player: 'Jun',
    standing: 'standing',
    state: 'acting',
    active: true,
    places: places(whole(2), whole(1), whole(2), [0, true, false], whole(2), 3),
    survival: 3,
    survivalLimit: 4,
    bleeding: 1,
    bleedingLimit: 5,
    attributes: ATTRIBUTES,
    conditions: [
      { id: 'insane', words: 'insane', icon: 'insanity', tone: 'good', meaning: 'Insanity of 3 or more.' },
      { id: 'strength', words: '+1 strength', icon: 'strength', tone: 'good' },
    ],
    survivalActions: ACTIONS,
    notAsked: [],
    notes: [
      {
        id: 'arts',
        title: 'Fighting arts',
        lines: [
          { id: 'mightyStrike', name: 'Mighty Strike', does: ['On a perfect hit: +2 strength this attack'] },
        ],
      },
      {
        id: 'resources',
        title: 'Resources',
        lines: [
          { id: 'bone', name: 'Monster Bone', does: [] },
          { id: 'fur', name: 'White Fur', does: [] },
        ],
      },
    ],
  },
  {
    id: 'erza',
    name: 'Erza',
    piece: PIECES.erza,
    player: 'Mika',
    standing: 'standing',
    state: 'acted',
    active: false,
    places: places(whole(2), whole(1), whole(1), whole(1), whole(1), 2),
    survival: 2,
    survivalLimit: 4,
    bleeding: 0,
    bleedingLimit: 5,
    attributes: ATTRIBUTES,
    conditions: [],
    survivalActions: ACTIONS,
    notAsked: [],
    notes: [],
  },
  {
    id: 'lucy',
    name: 'Lucy',
    piece: PIECES.lucy,
    player: 'Jun',
    standing: 'standing',
    state: 'not yet acted',
    active: false,
    places: places(whole(0), whole(1), whole(0), whole(1), whole(0), 5),
    survival: 1,
    survivalLimit: 4,
    bleeding: 0,
    bleedingLimit: 5,
    attributes: ATTRIBUTES,
    conditions: [
      {
        id: 'priority',
        words: 'priority target',
        icon: 'priority',
        tone: 'harm',
        meaning: 'The next Pick Target takes this survivor (SD-6.6).',
      },
      { id: 'insane', words: 'insane', icon: 'insanity', tone: 'good' },
    ],
    survivalActions: ACTIONS,
    notAsked: [{ id: 'dodge', name: 'dodge' }],
    notes: [],
  },
  {
    id: 'zachary',
    name: 'Zachary',
    piece: PIECES.zachary,
    player: 'Mika',
    standing: 'knockedDown',
    state: 'stands after the next monster turn',
    active: false,
    places: places(whole(1), whole(0), [0, true, false], whole(2), [0, true, true], 0, true),
    survival: 0,
    survivalLimit: 4,
    bleeding: 3,
    bleedingLimit: 5,
    attributes: ATTRIBUTES,
    conditions: [],
    survivalActions: ACTIONS,
    notAsked: [],
    notes: [],
  },
];

const plain = { keywords: [], edges: {}, effects: [] } satisfies Partial<GearView>;

export const KNIFE: GearView = {
  id: 'knife',
  name: 'Cat Fang Knife',
  icon: 'dagger',
  figures: '3 / 6+ / 2',
  figuresInFull: 'speed 3, accuracy 6+, strength 2',
  keywords: ['weapon', 'melee', 'dagger', 'bone'],
  edges: {
    top: { colour: 'red', complete: false },
    right: { colour: 'red', complete: true },
    bottom: { colour: 'red', complete: false },
    left: { colour: 'red', complete: false },
  },
  effects: [
    {
      needs: [
        { colour: 'red', own: false },
        { colour: 'red', own: false },
        { colour: 'red', own: false },
      ],
      met: false,
      text: 'Perfect hit: +1 strength token. When knocked down lose all +1 strength tokens.',
    },
  ],
};

export const GRID: readonly (GearView | null)[] = [
  KNIFE,
  {
    ...plain,
    id: 'axe',
    name: 'Bone Axe',
    icon: 'axe',
    figures: '2 / 6+ / 3',
    figuresInFull: 'speed 2, accuracy 6+, strength 3',
    edges: { left: { colour: 'red', complete: true } },
  },
  {
    ...plain,
    id: 'helm',
    name: 'White Lion Helm',
    icon: 'helm',
    figures: 'head 2',
    figuresInFull: 'head 2',
    edges: { bottom: { colour: 'red', complete: false } },
  },
  {
    ...plain,
    id: 'vest',
    name: 'Rawhide Vest',
    icon: 'vest',
    figures: 'body 1',
    figuresInFull: 'body 1',
    edges: { top: { colour: 'blue', complete: false }, right: { colour: 'red', complete: false } },
  },
  null,
  {
    ...plain,
    id: 'boots',
    name: 'White Lion Boots',
    icon: 'boots',
    figures: 'legs 2',
    figuresInFull: 'legs 2',
    edges: { right: { colour: 'red', complete: false }, bottom: { colour: 'red', complete: false } },
  },
  {
    ...plain,
    id: 'bandages',
    name: 'Bandages',
    icon: 'bandages',
    figures: 'bleed −2',
    figuresInFull: 'removes 2 bleeding',
    edges: { left: { colour: 'blue', complete: false }, bottom: { colour: 'green', complete: false } },
  },
  {
    ...plain,
    id: 'grease',
    name: 'Monster Grease',
    icon: 'grease',
    figures: 'eva +1',
    figuresInFull: '+1 evasion',
    edges: { left: { colour: 'green', complete: false } },
  },
  {
    ...plain,
    id: 'stone',
    name: 'Founding Stone',
    icon: 'stone',
    figures: '2 / 7+ / 1',
    figuresInFull: 'speed 2, accuracy 7+, strength 1',
    used: 'once: used',
    squares: ['blue'],
  },
];

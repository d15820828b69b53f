import type { AftermathView } from '../aftermath/Aftermath';
import type { GearChoice, MonsterChoice, SetupDraft, VariantChoice } from '../setup/setupDraft';
import { emptySheet, type SheetChoices } from '../setup/sheetDraft';
import { PIECES } from './samplePieces';

export const MONSTERS: readonly MonsterChoice[] = [
  {
    id: 'whiteLion',
    name: 'White Lion',
    icon: 'lion',
    levels: [
      {
        id: '1',
        label: '1',
        figures: [
          { label: 'movement', value: '6' },
          { label: 'toughness', value: '8' },
        ],
        comes: { kit: 'white-lion', survival: 3, survivalLimit: 5, unlocked: ['dodge'] },
        decks: '7 basic and 3 advanced AI cards, 23 hit locations',
      },
      {
        id: '2',
        label: '2',
        figures: [
          { label: 'movement', value: '7' },
          { label: 'toughness', value: '10' },
          { label: 'speed', value: '+1' },
          { label: 'damage', value: '+1' },
        ],
        comes: { kit: 'white-lion', survival: 3, survivalLimit: 5, unlocked: ['dodge'] },
        decks: '10 basic and 5 advanced AI cards; Cunning',
      },
    ],
  },
];

export const KITS = [
  { id: 'starting', name: 'Starting' },
  { id: 'white-lion', name: 'White Lion' },
];

export const GEAR: readonly GearChoice[] = [
  { id: 'knife', name: 'Cat Fang Knife', group: 'Catarium', icon: 'dagger', figures: '3 / 6+ / 2' },
  { id: 'axe', name: 'Bone Axe', group: 'Bone Smith', icon: 'axe', figures: '2 / 6+ / 3' },
  { id: 'vest', name: 'Rawhide Vest', group: 'Skinnery', icon: 'vest', figures: 'body 1' },
  { id: 'boots', name: 'White Lion Boots', group: 'Catarium', icon: 'boots', figures: 'legs 2' },
];

export const VARIANTS: readonly VariantChoice[] = [
  {
    id: 'ties',
    label: 'When several fit',
    help: 'How the monster chooses among equal targets (SD-6.2).',
    options: [
      { value: 'ask', label: 'ask the controller' },
      { value: 'kindest', label: 'the kindest' },
      { value: 'cruellest', label: 'the cruellest' },
      { value: 'random', label: 'by lot' },
    ],
  },
  {
    id: 'endure',
    label: 'Endure',
    help: 'Survival may ignore a severe injury (SD-15.5).',
    options: [
      { value: 'false', label: 'off' },
      { value: 'true', label: 'on' },
    ],
  },
];

const NAMES = ['Allister', 'Erza', 'Lucy', 'Zachary'];

export const DRAFT: SetupDraft = {
  monster: 'whiteLion',
  level: '1',
  solo: false,
  players: ['Jun', 'Mika'],
  survivors: Object.values(PIECES).map((piece, index) => ({
    name: NAMES[index] ?? '',
    piece,
    player: index % 2,
    kit: 'white-lion',
    grid: ['knife', 'axe', null, 'vest'],
    sheet: emptySheet(),
  })),
  variants: {},
  survivalLimit: '5',
  unlocked: ['dodge', 'encourage'],
  dice: 'program',
  seed: '',
};

export const SHEET_CHOICES: SheetChoices = {
  fightingArts: [{ value: 'tough', label: 'Tough' }],
  disorders: [{ value: 'prey', label: 'Prey' }],
  abilities: [],
  injuries: [{ value: 'deaf', label: 'Deaf' }],
  weaponTypes: [{ value: 'axe', label: 'axe' }],
};

export const AFTERMATH: AftermathView = {
  outcome: 'victory',
  title: 'The White Lion is dead',
  summary: 'Level 1 · seven rounds · three survivors alive',
  rewards: [
    { id: '1', name: 'Great Cat Bones', icon: 'bone', owner: null },
    { id: '2', name: 'White Fur', icon: 'hide', owner: null },
    { id: '3', name: 'Sinew', icon: 'organ', owner: null },
    { id: '4', name: 'Lion Claw', icon: 'bone', owner: 'Lucy' },
  ],
  sheets: [
    {
      id: 'allister',
      name: 'Allister',
      piece: PIECES.allister,
      state: 'alive',
      dead: false,
      changes: ['+1 hunt experience', '+1 dagger proficiency', 'Survival 2'],
    },
    {
      id: 'erza',
      name: 'Erza',
      piece: PIECES.erza,
      state: 'alive',
      dead: false,
      changes: ['+1 hunt experience'],
    },
    {
      id: 'lucy',
      name: 'Lucy',
      piece: PIECES.lucy,
      state: 'alive',
      dead: false,
      changes: ['+1 hunt experience', 'Ruptured muscle: no more fighting arts'],
    },
    {
      id: 'zachary',
      name: 'Zachary',
      piece: PIECES.zachary,
      state: 'died in round 6',
      dead: true,
      changes: ['Dead: the fifth bleeding token (SD-9.6)'],
    },
  ],
  statistics: [
    { id: 'rounds', label: 'Rounds', value: '7' },
    { id: 'wounds', label: 'Wounds dealt', value: '11' },
    { id: 'damage', label: 'Damage taken', value: '19' },
  ],
  dice: [
    { id: 'attack', label: 'Attack dice', counts: [4, 3, 5, 6, 4, 7, 3, 5, 4, 6] },
    { id: 'location', label: 'Location dice', counts: [3, 2, 6, 4, 3, 2] },
  ],
  seed: '4 093 221 774',
};

import type { MonsterChoice, SetupDraft, VariantChoice } from '../setup/setupDraft';
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

import type { SurvivorPack } from '../../engine';

/** Who is stranded. Names and words are in `text/`. */
export const SURVIVORS: SurvivorPack['survivors'] = [
  {
    id: 'trapper',
    stamina: 8,
    always: { die: 'yours', by: 1, as: 'attacker' },
    begins: { meat: 1, cleanWater: 1 },
  },
  {
    id: 'surgeon',
    stamina: 7,
    ability: { die: 'enemy', by: -2, stamina: 1 },
    begins: { medicine: 1, cleanWater: 1 },
  },
  { id: 'stoker', stamina: 9, ability: { die: 'yours', by: 2, stamina: 2 }, begins: { wood: 1, food: 1 } },
  {
    id: 'navigator',
    stamina: 8,
    ability: { die: 'yours', reroll: true, stamina: 1 },
    begins: { food: 1, cleanWater: 1 },
  },
  {
    id: 'cook',
    stamina: 8,
    always: { die: 'enemy', by: -1, as: 'defender' },
    begins: { food: 2, salvage: 1 },
  },
  {
    id: 'acrobat',
    stamina: 9,
    always: { die: 'enemy', by: -1, as: 'attacker' },
    begins: { dirtyWater: 1, stone: 1 },
  },
];

/** Resources that are spent in a combat. */
export const THROWS: SurvivorPack['throws'] = [
  { resource: 'poison', die: 'yours', by: 2 },
  { resource: 'stone', die: 'enemy', by: -1 },
  { resource: 'food', die: 'yours', reroll: true },
];

export const SUPPORTS: SurvivorPack['supports'] = [
  { id: 'overpower', copies: 4, moment: 'before', extra: true },
  { id: 'assault', copies: 4, moment: 'before', dice: [{ die: 'gray', by: 2 }], safe: true },
  { id: 'defend', copies: 4, moment: 'before', dice: [{ die: 'red', by: 2 }], safe: true },
  { id: 'interpose', copies: 3, moment: 'before', shield: 'defender' },
  { id: 'coverRetreat', copies: 2, moment: 'before', shield: 'attacker' },
  {
    id: 'uproar',
    copies: 2,
    moment: 'before',
    dice: [
      { die: 'gray', by: 1 },
      { die: 'red', by: 1 },
    ],
  },
  { id: 'feint', copies: 4, moment: 'modify', by: 1 },
  { id: 'trip', copies: 4, moment: 'modify', by: -2 },
  { id: 'onceMore', copies: 3, moment: 'modify', reroll: true },
  { id: 'duck', copies: 4, moment: 'damage' },
];

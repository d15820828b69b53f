import type { Kit } from '../engine';

type Four = NonNullable<Kit['survivors']>;

/** From three of these on a survivor is bold, or has insight; the milestone lies behind (survivors-in-detail.md §17). */
const BOLD = { courage: 3, abilities: ['bold'] };
const INSIGHT = { understanding: 3, abilities: ['insight'] };

const trained = (weaponType: string, weaponLevel = 3) => ({ weaponType, weaponLevel });

/** Reckless with blades of hollow bone; a calm archer; armour and daggers; who speaks for the others. */
export const PHOENIX: Four = [
  { name: 'Ilva', fightingArts: ['crazed'], disorders: ['quixotic'], ...trained('sword'), ...BOLD },
  {
    name: 'Joren',
    fightingArts: ['timelessEye'],
    disorders: ['anxiety'],
    understanding: 2,
    ...trained('bow'),
  },
  { name: 'Kasim', fightingArts: ['tough'], disorders: ['monsterPanic'], courage: 1, ...trained('dagger') },
  { name: 'Lene', fightingArts: ['leader'], disorders: ['honorable'], ...INSIGHT, ...trained('sword', 2) },
];

/** The insane cleaver; lucky and close to death; always on the move; nothing escapes the fourth. */
export const MASKED: Four = [
  { name: 'Maro', fightingArts: ['berserker'], disorders: ['rageholic'], ...BOLD, ...trained('axe') },
  { name: 'Nela', fightingArts: ['clutchFighter'], disorders: ['immortal'], ...trained('sword') },
  {
    name: 'Orsin',
    fightingArts: ['doubleDash'],
    disorders: ['hyperactive'],
    courage: 2,
    ...trained('axe', 1),
  },
  { name: 'Petra', fightingArts: ['extraSense'], disorders: ['prey'], ...INSIGHT, ...trained('grand') },
];

/** One specialist of each kind of work: axe, spear beside the katana, club; bare hands among bones. */
export const CRAFTED: Four = [
  { name: 'Quirin', fightingArts: ['comboMaster'], disorders: ['coprolalia'], courage: 2, ...trained('axe') },
  {
    name: 'Runa',
    fightingArts: ['mightyStrike'],
    disorders: ['monsterPanic'],
    ...INSIGHT,
    ...trained('spear'),
  },
  {
    name: 'Sandor',
    fightingArts: ['unconsciousFighter'],
    disorders: ['weakSpot'],
    ...BOLD,
    ...trained('club'),
  },
  {
    name: 'Tilde',
    fightingArts: ['monsterClawStyle'],
    disorders: ['bingeEating'],
    ...trained('fistAndTooth'),
  },
];

/** Slams and gets out of the way; fights with both hands; a master of the whip who plans ahead; hard to kill. */
export const STONE_CIRCLE: Four = [
  { name: 'Ulf', fightingArts: ['tumble'], disorders: ['hyperactive'], courage: 2, ...trained('spear') },
  { name: 'Vesna', fightingArts: ['crossarmBlock'], disorders: ['rageholic'], ...BOLD, ...trained('dagger') },
  {
    name: 'Wanja',
    fightingArts: ['strategist'],
    disorders: ['honorable'],
    ...INSIGHT,
    ...trained('whip', 8),
  },
  { name: 'Yrsa', fightingArts: ['lastManStanding'], disorders: ['hemophobia'], understanding: 1 },
];

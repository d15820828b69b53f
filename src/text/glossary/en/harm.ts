import type { BodyLocation } from '../../../engine';
import type { GlossaryWord } from '../words';

type More =
  | 'lightBox'
  | 'heavyBox'
  | 'brain'
  | 'brainDamage'
  | 'eventDamage'
  | 'plainDamage'
  | 'randomLocation'
  | 'death'
  | 'bash'
  | 'permanent'
  | 'heal';

const place = (where: string, more = ''): GlossaryWord => ({
  term: where,
  meaning: `A location of a survivor, with armour${more} and injury boxes of its own.`,
  rules: ['SD-8.4', 'SD-9.1'],
  common: true,
});

/** What is done to survivors, and where. */
export const harm: Record<BodyLocation | More, GlossaryWord> = {
  head: {
    ...place('head'),
    meaning: 'A location of a survivor. It has no light box.',
    rules: ['SD-8.4', 'SD-9.4'],
  },
  arms: place('arms'),
  body: place('body', ' (two faces of the location die)'),
  waist: place('waist'),
  legs: place('legs'),
  brain: {
    term: 'brain',
    meaning: 'Insanity is its armour, and it has a light box. Beyond that comes a brain trauma.',
    rules: ['SD-10.1', 'SD-10.2'],
    common: true,
  },
  lightBox: {
    term: 'light injury',
    forms: ['light box', 'light boxes'],
    meaning: 'The first box of a location; one point of damage past the armour fills it.',
    rules: ['SD-9.1', 'SD-9.4'],
  },
  heavyBox: {
    term: 'heavy injury',
    forms: ['heavy box', 'heavy boxes'],
    meaning: 'The second box of a location; filling it knocks down.',
    rules: ['SD-9.1'],
  },
  brainDamage: {
    term: 'brain damage',
    meaning:
      'Takes insanity first, then the light box of the brain; what is left is one roll for a brain trauma.',
    rules: ['SD-10.1', 'SD-10.2'],
  },
  eventDamage: {
    term: 'event damage',
    forms: ['event brain damage'],
    meaning: 'Takes armour and boxes, but never causes a severe injury or a trauma.',
    rules: ['SD-9.7'],
  },
  plainDamage: {
    term: 'damage without an attack',
    meaning: 'Damage that no attack’s figures deal: nothing changes it, nothing dodges or blocks it.',
    rules: ['SD-5.12'],
  },
  randomLocation: {
    term: 'random location',
    meaning: 'The location die says where.',
    rules: ['SD-8.4', 'SD-5.12'],
  },
  death: {
    term: 'death',
    forms: ['dies', 'dead'],
    meaning: 'The survivor is out of the fight for good. When nobody is left it is lost.',
    rules: ['SD-9.8', 'SD-18.1'],
    common: true,
  },
  bash: {
    term: 'bash',
    meaning: 'A card’s effect that knocks its target down.',
    rules: ['SD-12.1'],
  },
  permanent: {
    term: 'permanent',
    meaning: 'It stays on the record sheet after the fight.',
    rules: ['SD-9.5', 'SD-18.2'],
    common: true,
  },
  heal: {
    term: 'heal',
    forms: ['heals'],
    meaning:
      'Of the monster: so many cards of the wound stack go under the AI deck. Of a survivor: boxes are cleared and armour comes back.',
    rules: ['SD-5.13'],
  },
};

import type { MonsterStat, SurvivorStat } from '../../../engine';
import type { GlossaryWord } from '../words';

type More =
  | 'survival'
  | 'insanity'
  | 'courage'
  | 'understanding'
  | 'bleeding'
  | 'huntExperience'
  | 'weaponLevel';

/** Numbers of survivors and monsters. */
export const number: Record<SurvivorStat | MonsterStat | More | 'reach' | 'range' | 'token', GlossaryWord> = {
  movement: {
    term: 'movement',
    meaning:
      'How many spaces somebody can go at a time; for the monster also how far its “in range” goes. At least 1.',
    rules: ['SD-13.3', 'SD-7.10', 'SD-6.10'],
    common: true,
  },
  accuracy: {
    term: 'accuracy',
    meaning:
      'The least face with which a die of the attack hits, as 6+. A survivor’s own accuracy is added to the die; tokens of the monster, too.',
    rules: ['SD-14.3', 'SD-8.3'],
    common: true,
  },
  strength: {
    term: 'strength',
    meaning: 'Added to the die of a wound attempt, from the weapon and from the survivor.',
    rules: ['SD-14.7'],
    common: true,
  },
  evasion: {
    term: 'evasion',
    meaning: 'Makes its owner harder to hit: it is added to what an attacker needs.',
    rules: ['SD-8.3', 'SD-14.3'],
    common: true,
  },
  luck: {
    term: 'luck',
    meaning: 'Each point makes one more face critical: 10 less luck. The monster’s luck takes it away again.',
    rules: ['SD-14.8'],
    common: true,
  },
  speed: {
    term: 'speed',
    meaning: 'How many dice are rolled for an attack. At least 1.',
    rules: ['SD-14.2', 'SD-8.1', 'SD-8.2'],
    common: true,
  },
  toughness: {
    term: 'toughness',
    meaning: 'What a wound attempt has to reach with die and strength.',
    rules: ['SD-14.7'],
    common: true,
  },
  damage: {
    term: 'damage',
    meaning: 'Points that a hit deals at one location: first to armour, then to the boxes.',
    rules: ['SD-8.2', 'SD-9.1'],
    common: true,
  },
  reach: {
    term: 'reach',
    meaning: 'How many spaces away the attack gets to; obstacles do not stop it.',
    rules: ['SD-14.1', 'SD-7.3'],
  },
  range: {
    term: 'range',
    meaning: 'How many spaces away the attack gets to, if nothing hides the target.',
    rules: ['SD-14.1', 'SD-7.3'],
    common: true,
  },
  survival: {
    term: 'survival',
    meaning: 'Points to pay survival actions with, up to a limit.',
    rules: ['SD-15.1'],
    common: true,
  },
  insanity: {
    term: 'insanity',
    meaning: 'Armour of the brain: brain damage takes it first. With 3 or more a survivor is insane.',
    rules: ['SD-10.1', 'SD-10.3'],
    common: true,
  },
  courage: {
    term: 'courage',
    meaning: 'A number of the record sheet that grows and brings something at its marks.',
    rules: ['SD-18.4'],
    common: true,
  },
  understanding: {
    term: 'understanding',
    meaning: 'A number of the record sheet that grows and brings something at its marks.',
    rules: ['SD-18.4'],
    common: true,
  },
  bleeding: {
    term: 'bleeding token',
    forms: ['bleeding tokens', 'bleeding', 'bleed'],
    meaning: 'Blood lost. The fifth kills.',
    rules: ['SD-9.6'],
  },
  huntExperience: {
    term: 'hunt experience',
    meaning: 'What a survivor brings home from a victory.',
    rules: ['SD-18.3'],
  },
  weaponLevel: {
    term: 'weapon level',
    forms: ['weapon levels'],
    meaning: 'How well a survivor knows one type of weapon; it grows by a wound with it and a victory.',
    rules: ['SD-18.3'],
  },
  token: {
    term: 'token',
    forms: ['tokens'],
    meaning: 'Lies beside somebody and changes a number by 1, until it is taken away or the showdown ends.',
    rules: ['SD-2.12', 'SD-18.2'],
    common: true,
  },
};

import type { WordList } from '../words';

/** Attacks of both sides, from the dice to the wound. */
export const attack = {
  d10: {
    term: 'd10',
    meaning: 'A die with ten faces. A d5 is half of it, rounded up.',
    rules: ['SD-8.1'],
  },
  lanternTen: {
    term: 'lantern 10',
    forms: ['lantern 10s', 'a lantern'],
    meaning: 'A natural 10. It always hits and, where a place can be wounded, always wounds.',
    rules: ['SD-14.3', 'SD-14.7', 'SD-8.3'],
  },
  naturalOne: {
    term: 'natural 1',
    meaning: 'It never hits and never wounds.',
    rules: ['SD-14.3', 'SD-14.7', 'SD-8.3'],
  },
  profile: {
    term: 'profile',
    meaning: 'The figures of an attack: speed, accuracy and damage (of a weapon: strength).',
    rules: ['SD-8.1', 'SD-14.2'],
  },
  hit: {
    term: 'hit',
    forms: ['hits'],
    meaning: 'A die that reaches what is needed. Each hit is dealt with by itself.',
    rules: ['SD-8.3', 'SD-14.3', 'SD-14.4'],
    common: true,
  },
  perfectHit: {
    term: 'perfect hit',
    forms: ['perfect hits'],
    meaning: 'An attack die of a survivor that shows 10. Many weapons do something more then.',
    rules: ['SD-14.3'],
  },
  blindSpotBonus: {
    term: 'from the blind spot',
    meaning: 'An attack from behind the monster: +1 accuracy.',
    rules: ['SD-14.3', 'SD-1.5'],
  },
  woundAttempt: {
    term: 'wound attempt',
    forms: ['wound attempts'],
    meaning: 'For each hit location a d10 plus strength, against toughness.',
    rules: ['SD-14.7'],
  },
  wound: {
    term: 'wound',
    forms: ['wounds', 'wounded'],
    meaning: 'The top card of the AI deck goes to the wound stack, unseen.',
    rules: ['SD-14.10', 'SD-14.11'],
    common: true,
  },
  critical: {
    term: 'critical wound',
    forms: ['critical', 'critically', 'critical wounds'],
    meaning:
      'A wound die of 10 less luck or more, at a place with a critical part: it wounds, cancels the place’s reactions and does what stands there.',
    rules: ['SD-14.8'],
  },
  criticalEffect: {
    term: 'critical effect',
    forms: ['critical effects'],
    meaning: 'What a hit location card does on a critical wound. It is no reaction.',
    rules: ['SD-14.8', 'SD-12.8'],
  },
  lastingInjury: {
    term: 'lasting injury',
    forms: ['persistent injury', 'persistent injuries', 'lasting injuries'],
    meaning: 'A hit location card that stays on the monster’s panel and goes on working, out of its deck.',
    rules: ['SD-14.14', 'SD-5.5'],
  },
  reaction: {
    term: 'reaction',
    forms: ['reactions'],
    meaning:
      'What the monster does when a place was attempted: to the failure, to the wound, or in any case.',
    rules: ['SD-14.13', 'SD-14.12', 'SD-12.8'],
  },
  reflex: {
    term: 'reflex',
    forms: ['by reflex'],
    meaning: 'A reaction that comes in any case, wounded or not.',
    rules: ['SD-14.13'],
  },
  automaticHit: {
    term: 'automatic hit',
    forms: ['hit from anywhere'],
    meaning: 'A hit without a die. It draws a hit location as usual, so also a trap.',
    rules: ['SD-14.4', 'SD-14.5'],
  },
  locationDie: {
    term: 'location die',
    forms: ['location dice'],
    meaning: 'Where a hit on a survivor goes: head, arms, body, body, waist, legs.',
    rules: ['SD-8.4'],
  },
  afterHit: {
    term: 'after a hit',
    forms: ['before damage', 'after damage'],
    meaning: 'Moments of a monster’s attack at which its card does more, once for each attack.',
    rules: ['SD-8.6'],
  },
  intimidate: {
    term: 'intimidate',
    forms: ['intimidates', 'intimidated', 'intimidation'],
    meaning: 'No attack: nothing to dodge or block, from any distance. Mostly it deals brain damage.',
    rules: ['SD-8.7'],
  },
  need: {
    term: 'needed to hit',
    meaning: 'The least face that hits, after everything that changes it. 1 always misses, 10 always hits.',
    rules: ['SD-8.3', 'SD-14.3'],
  },
  cancelHits: {
    term: 'cancelled hits',
    meaning: 'Hits that are lost before they are dealt with: by a fall, by distance, by a trap.',
    rules: ['SD-14.15', 'SD-11.11', 'SD-12.9'],
  },
  extraDie: {
    term: 'extra attack die',
    meaning: 'One more die in the same attack; it may be a perfect hit, too.',
    rules: ['SD-14.2', 'SD-14.3'],
  },
} satisfies WordList;

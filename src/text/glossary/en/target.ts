import type { Messages } from '../../messages';
import type { GlossaryWord } from '../words';

type More =
  | 'pickTarget'
  | 'survivor'
  | 'closest'
  | 'furthest'
  | 'random'
  | 'line'
  | 'noTarget'
  | 'target'
  | 'attacker'
  | 'priority'
  | 'lineOfSight';

/** How the monster finds its target: the words of a Pick Target list. */
export const target: Record<keyof Messages['terms'] | More, GlossaryWord> = {
  pickTarget: {
    term: 'pick target',
    forms: ['Pick Target', 'picks a target', 'picks its target'],
    meaning: 'The monster reads a list from the top; the first line that a survivor fits decides.',
    rules: ['SD-6.1'],
  },
  line: {
    term: 'line of the list',
    meaning: 'All its terms must hold for one survivor. Several fit: the controller chooses.',
    rules: ['SD-6.1', 'SD-6.2'],
  },
  noTarget: {
    term: 'no target',
    meaning: 'Nobody fits any line: the monster follows its instinct and does nothing else of the card.',
    rules: ['SD-6.4'],
  },
  target: {
    term: 'target',
    forms: ['targets'],
    meaning: 'Who was picked; that never changes, wherever the target goes.',
    rules: ['SD-6.5', 'SD-6.8'],
    common: true,
  },
  attacker: {
    term: 'attacker',
    meaning: 'The survivor whose attack is being resolved.',
    rules: ['SD-14.6', 'SD-15.1'],
    common: true,
  },
  priority: {
    term: 'priority target',
    forms: ['priority target token'],
    meaning:
      'Its holder is picked by every Pick Target, whatever the list says. One survivor holds it at most.',
    rules: ['SD-6.6', 'SD-6.7', 'SD-6.14'],
  },
  survivor: {
    term: 'survivor',
    forms: ['survivors'],
    meaning: 'Anybody on the board, also one who lies or hides.',
    rules: ['SD-6.9'],
    common: true,
  },
  threat: {
    term: 'threat',
    forms: ['threats'],
    meaning: 'A survivor who is not knocked down and whom nothing hides.',
    rules: ['SD-6.9'],
  },
  closest: {
    term: 'closest',
    meaning: 'The fewest spaces away, counted in steps without diagonals.',
    rules: ['SD-6.10', 'SD-1.2'],
    common: true,
  },
  furthest: {
    term: 'furthest',
    meaning: 'The most spaces away, counted in steps without diagonals.',
    rules: ['SD-6.10', 'SD-1.2'],
    common: true,
  },
  random: {
    term: 'random',
    meaning: 'By lot, with the same chance for all that fit.',
    rules: ['SD-6.10'],
    common: true,
  },
  knockedDown: {
    term: 'knocked down',
    forms: ['knocked-down', 'knocks down', 'knock down'],
    meaning:
      'It lies. A survivor then is no threat, neither moves nor acts and can only dodge; a monster is hit on 3 or more and does not react.',
    rules: ['SD-12.1', 'SD-12.3', 'SD-12.5', 'SD-12.8'],
  },
  standing: {
    term: 'standing',
    meaning: 'Not knocked down.',
    rules: ['SD-12.1', 'SD-12.2', 'SD-12.4'],
    common: true,
  },
  facing: {
    term: 'in front',
    forms: ['facing'],
    meaning: 'Ahead of the line of the front edge, over the whole width of the board.',
    rules: ['SD-1.7', 'SD-1.4', 'SD-7.9'],
  },
  inFieldOfView: {
    term: 'field of view',
    forms: ['in field of view'],
    meaning: 'All that is neither in the blind spot nor hidden by an obstacle. The flanks are in view.',
    rules: ['SD-1.6'],
  },
  inBlindSpot: {
    term: 'blind spot',
    forms: ['in the blind spot'],
    meaning: 'The spaces right behind the monster. Attacks from there have +1 accuracy.',
    rules: ['SD-1.5', 'SD-14.3'],
  },
  inRange: {
    term: 'in range',
    meaning: 'As far as the monster can move now, tokens counted; with a number, as far as that.',
    rules: ['SD-6.10'],
  },
  within: {
    term: 'within',
    meaning: 'So many steps away at most.',
    rules: ['SD-6.10', 'SD-1.2'],
    common: true,
  },
  adjacent: {
    term: 'adjacent',
    meaning: 'One step away. Diagonal spaces are not adjacent.',
    rules: ['SD-1.2'],
  },
  adjacentTo: {
    term: 'adjacent to somebody',
    meaning: 'One step away from the one who is named.',
    rules: ['SD-1.2'],
    common: true,
  },
  nonDeaf: {
    term: 'non-deaf',
    forms: ['deaf', 'not deaf'],
    meaning: 'Able to hear. Who is deaf can’t be encouraged.',
    rules: ['SD-15.4'],
  },
  insane: {
    term: 'insane',
    meaning: 'With 3 insanity or more.',
    rules: ['SD-10.3'],
  },
  lastToWound: {
    term: 'last to wound it',
    forms: ['last to wound'],
    meaning: 'Who dealt the newest wound, if that one fits; nobody else takes the place.',
    rules: ['SD-6.10'],
  },
  victimOfGrabLastRound: {
    term: 'grabbed last round',
    meaning: 'Who suffered a grab in the round before this one.',
    rules: ['SD-6.1'],
  },
  withConsumable: {
    term: 'with consumable gear',
    meaning: 'Who carries a card with the word consumable just now.',
    rules: ['SD-6.1'],
    common: true,
  },
  zone: {
    term: 'zone',
    forms: ['zones'],
    meaning:
      'Spaces drawn from the monster’s base and facing. Who is in it is not yet a target, unless called so.',
    rules: ['SD-6.3', 'SD-6.8', 'SD-6.13'],
  },
  except: {
    term: 'except',
    meaning: 'This one is left out, even where nobody else fits.',
    rules: ['SD-6.1'],
    common: true,
  },
  lineOfSight: {
    term: 'line of sight',
    forms: ['out of its sight', 'in sight'],
    meaning:
      'A straight line from the middle of one base to the middle of the other; only obstacles block it.',
    rules: ['SD-1.8'],
  },
};

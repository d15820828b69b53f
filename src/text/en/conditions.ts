import type { Condition } from '../../engine';
import type { ConditionWords } from '../messages';
import { terms } from './terms';

const points = {
  understanding: 'understanding',
  courage: 'courage',
  survival: 'survival',
  insanity: 'insanity',
  bleeding: 'bleeding',
  disorders: 'disorders',
};

/** What a card asks of the table; reads on after "if". */
export const conditions: ConditionWords = {
  fits: ({ who, group }, c) => {
    const { among, terms: list = [], ...rest } = group;
    const plain = among === 'survivor' && Object.keys(rest).length === 0;
    return plain
      ? `${c.who(who)} is ${c.list(list.map((term) => terms[term]))}`
      : `${c.who(who)} is among the ${c.group(group)}`;
  },
  anyFits: ({ group }, c) => `there are ${c.group(group)}`,
  atLeast: ({ who, what, n }, c) => `${c.who(who)} has ${n} or more ${points[what]}`,
  countersAtLeast: ({ n }, c) => `this card has ${c.count(n, 'token')} or more`,
  dealtAtLeast: ({ n }) =>
    n === 1 ? 'the attack dealt damage' : `the attack dealt damage ${n} or more times`,
  woundsInStack: ({ n }, c) => `its wound stack has ${c.count(n, 'card')} or more`,
  levelAtLeast: ({ n }) => `its level is ${n} or more`,
  dieAboveCourage: ({ who }, c) => `the die is above the courage of ${c.who(who)}`,
  inBox: ({ who, k }, c) => `${c.who(who)} is within ${k} of its base, diagonals too`,
  enteredBox: ({ who, k }, c) => `${c.who(who)} comes within ${k} of its base, diagonals too`,
  foundNone: () => 'none was found',
  hidden: ({ who }, c) => `${c.who(who)} is hidden`,
  marksBelow: ({ mark, n }, c) => `there were fewer than ${n} here: ${c.name('mark', mark)}`,
  carries: ({ who, keyword }, c) => `${c.who(who)} carries gear that is ${c.name('keyword', keyword)}`,
  injured: ({ who, injury }, c) => `${c.who(who)} has the injury ${c.name('injury', injury)}`,
  helpedFromOpposite: ({ who }, c) =>
    `another survivor stands adjacent to the monster opposite to ${c.who(who)}`,
  inOwnAct: ({ who }, c) => `it is the act of ${c.who(who)}`,
  alone: ({ who }, c) => `${c.who(who)} is the last one alive`,
  attacksFromBlindSpot: ({ who }, c) => `${c.who(who)} attacks from the blind spot`,
  attackedWithThis: () => 'the attack is made with this card',
  woundedWithThis: () => 'the wound is dealt with this card',
  atLocation: ({ location }, c) => `it is at the ${c.name('location', location)}`,
  moodInPlay: () => 'a mood is in play',
  injuryInPlay: ({ injury }, c) => `${c.name('hitLocation', injury)} has its lasting injury`,
  innovation: ({ id }, c) => `there is the innovation ${c.name('innovation', id)}`,
  monsterOffBoard: () => 'the monster is off the board',
  standsOn: ({ who, terrain }, c) => `${c.who(who)} stands on ${c.name('terrain', terrain)}`,
  monsterKnockedDown: () => 'the monster is knocked down',
  drawnToPlay: () => 'the card drawn is still to be played',
  subjectIsOwner: () => 'it is about the owner',
  allGear: ({ keyword }, c) => `all gear of the owner is ${c.name('keyword', keyword)}`,
  ableTo: ({ what }, c) => `nothing forbids ${c.name('forbidden', what)}`,
  dieIn: ({ faces }, c) => `the die shows ${c.list(faces.map(String))}`,
  attackWith: ({ keyword }, c) => `the attack is made with ${c.name('keyword', keyword)}`,
  woundsThisRound: ({ n }, c) => `it suffered ${c.count(n, 'wound')} or more this round`,
  tileOnBoard: ({ terrain }, c) => `${c.name('terrain', terrain)} are on the board`,
  tileNear: ({ terrain }, c) => `${c.name('terrain', terrain)} are on or adjacent to its spaces`,
  not: ({ of }, c) => `it is not so that ${c.condition(of as Condition)}`,
};

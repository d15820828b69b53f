import type { Colour } from '../../../engine';
import type { GlossaryWord, WordList } from '../words';

const affinity = (colour: string, shape: string): GlossaryWord => ({
  term: `${colour} affinity`,
  forms: [`${colour} affinities`],
  meaning: `Drawn as ${shape}. Two half-squares of ${colour} that touch make one.`,
  rules: ['SD-16.2'],
});

const colours: Record<Colour, GlossaryWord> = {
  red: affinity('red', 'a diamond'),
  green: affinity('green', 'a disc'),
  blue: affinity('blue', 'a square'),
};

/** The round, the decks and the grid: how it is played. */
export const play = {
  round: {
    term: 'round',
    forms: ['rounds'],
    meaning: 'The monster’s turn, then the survivors’ turn.',
    rules: ['SD-3.1', 'SD-3.7'],
    common: true,
  },
  turn: {
    term: 'turn',
    forms: ['turns'],
    meaning: 'All that the monster does, or all that the survivors do, in a round.',
    rules: ['SD-3.7', 'SD-4.1'],
    common: true,
  },
  act: {
    term: 'act',
    forms: ['acts'],
    meaning: 'One survivor’s movement and activation, in either order.',
    rules: ['SD-13.2', 'SD-13.1'],
    common: true,
  },
  activation: {
    term: 'activation',
    forms: ['activations', 'activated', 'activate'],
    meaning: 'Once in an act: use one gear card, one tile, one fighting art, one ability or one status card.',
    rules: ['SD-13.4', 'SD-17.3'],
  },
  controller: {
    term: 'controller',
    meaning: 'The player with the monster’s tile: chooses and rolls for it in this round.',
    rules: ['SD-3.3', 'SD-3.8', 'SD-6.2'],
  },
  aiCard: {
    term: 'AI card',
    forms: ['AI cards'],
    meaning: 'What the monster does in a turn: its actions in order.',
    rules: ['SD-5.1'],
  },
  aiDeck: {
    term: 'AI deck',
    meaning: 'The cards that the monster draws from, and its life: each wound takes one.',
    rules: ['SD-2.2', 'SD-4.3', 'SD-14.10'],
  },
  drawAi: {
    term: 'draw AI',
    meaning: 'Finish this card, then draw another in the same turn.',
    rules: ['SD-5.7', 'SD-4.3'],
  },
  discards: {
    term: 'discards',
    forms: ['discard'],
    meaning: 'Cards that were played, face up. They are shuffled in when their deck is empty.',
    rules: ['SD-4.3', 'SD-5.3'],
    common: true,
  },
  woundStack: {
    term: 'wound stack',
    meaning: 'The wounds of the monster: cards of its AI deck, face down.',
    rules: ['SD-14.10', 'SD-5.13'],
  },
  archive: {
    term: 'archive',
    forms: ['archived', 'archives'],
    meaning: 'Out of the game; not to a discard pile.',
    rules: ['SD-5.14'],
  },
  consume: {
    term: 'consume',
    forms: ['consumed', 'consumes'],
    meaning: 'Archive a card or tile for its effect; a monster eats it.',
    rules: ['SD-5.14'],
  },
  reveal: {
    term: 'reveal',
    meaning: 'Look at cards of a deck. It never shuffles the discards in.',
    rules: ['SD-4.7'],
  },
  flow: {
    term: 'flow',
    forms: ['flows'],
    meaning: 'A bar between two actions of a card: survivors may dash or surge there.',
    rules: ['SD-5.4', 'SD-15.3', 'SD-12.6'],
  },
  alert: {
    term: 'alert',
    forms: ['alerts'],
    meaning: 'A bar with a condition or something that holds. No survival is spent there.',
    rules: ['SD-5.4'],
  },
  injuryAction: {
    term: 'injury action',
    meaning:
      'The box at the foot of a card: done in place of all the rest, if that lasting injury is in play.',
    rules: ['SD-5.5'],
  },
  inPlay: {
    term: 'in play',
    meaning: 'Lying on the panel or the board and working; neither in a deck nor in discards.',
    rules: ['SD-5.6', 'SD-4.2', 'SD-4.5'],
    common: true,
  },
  endsTurn: {
    term: 'its turn ends',
    forms: ['ends its turn'],
    meaning: 'At once, and what happens at the end of the turn is left out.',
    rules: ['SD-4.6'],
  },
  level: {
    term: 'level',
    meaning: 'How hard the monster is; cards use the number, as in damage equal to its level.',
    rules: ['SD-2.12', 'SD-2.16'],
    common: true,
  },
  gearGrid: {
    term: 'gear grid',
    meaning: 'Nine places for gear. In a showdown nothing is turned or moved about.',
    rules: ['SD-16.1', 'SD-16.5'],
  },
  affinity: {
    term: 'affinity',
    forms: ['affinities', 'complete affinity'],
    meaning:
      'Two half-squares of one colour that touch, a whole square on a card, or one of the survivor’s own.',
    rules: ['SD-16.2', 'SD-16.3'],
  },
  ...colours,
  puzzle: {
    term: 'on this card',
    meaning: 'A bonus that wants the affinity complete on the card’s own edge.',
    rules: ['SD-16.3'],
  },
  arrow: {
    term: '◄ ►',
    meaning: 'The card in the place to the left or right of this one in the grid.',
    rules: ['SD-16.1'],
  },
  bonus: {
    term: 'bonus',
    meaning: 'What a card gives as long as the grid has the affinities it asks for.',
    rules: ['SD-16.3'],
    common: true,
  },
  departing: {
    term: 'departing',
    forms: ['when departing', 'on arrival'],
    meaning: 'Once, as the fight is set up: first departing, then arrival when all stand on the board.',
    rules: ['SD-2.15'],
  },
  ambush: {
    term: 'ambush',
    meaning: 'Survivors: they go first and place everything. Monster: survivors miss their first turn.',
    rules: ['SD-2.14'],
  },
  lot: {
    term: 'by lot',
    meaning: 'A random choice with the same chance for each.',
    rules: ['SD-6.2'],
    common: true,
  },
  variant: {
    term: 'variant',
    forms: ['variants', 'house rules'],
    meaning:
      'A rule that can be read in more than one way: a switch of the set-up. The log names the one it used.',
    rules: ['SD-3.3', 'SD-6.6', 'SD-8.3', 'SD-12.2', 'SD-15.5'],
    common: true,
  },
  houseReading: {
    term: 'house reading',
    meaning: 'This project’s own reading, where what is known of a card leaves something open.',
    rules: [],
  },
  victory: {
    term: 'victory',
    meaning: 'The monster is defeated. Rewards are drawn, and the record sheets change.',
    rules: ['SD-18.1', 'SD-18.3'],
    common: true,
  },
  defeat: {
    term: 'defeat',
    meaning: 'No survivor is left; what they carried from the fight is lost.',
    rules: ['SD-18.1', 'SD-18.3'],
    common: true,
  },
  aftermath: {
    term: 'aftermath',
    meaning: 'After the fight: what each record sheet has to change.',
    rules: ['SD-18.2', 'SD-18.4'],
  },
  recordSheet: {
    term: 'record sheet',
    forms: ['record sheets'],
    meaning: 'What is kept of a survivor on paper between fights.',
    rules: ['SD-2.1', 'SD-18.4'],
  },
  solo: {
    term: 'solo',
    meaning: 'One player with all survivors: no tile, and no insanity from being picked.',
    rules: ['SD-3.6'],
    common: true,
  },
} satisfies WordList;

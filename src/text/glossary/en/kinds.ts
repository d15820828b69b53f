import type { cards } from '../../en/cards';
import type { GlossaryWord } from '../words';

type Decks = Exclude<keyof typeof cards.decks, keyof typeof cards.kinds> | 'basicResource';

/** Kinds of cards, and the piles they lie in. */
export const kind: Record<keyof typeof cards.kinds | Decks, GlossaryWord> = {
  basic: {
    meaning: 'The common cards of a monster’s AI deck, with a B in the corner.',
    rules: ['SD-2.2'],
  },
  advanced: {
    meaning: 'The harder cards of an AI deck, with an A in the corner.',
    rules: ['SD-2.2'],
  },
  legendary: {
    meaning: 'The worst cards of an AI deck, with an L in the corner; only high levels have them.',
    rules: ['SD-2.2'],
  },
  special: {
    meaning: 'Never in the deck: it lies face up from the start and holds for the whole showdown.',
    rules: ['SD-2.3'],
    common: true,
  },
  mood: {
    forms: ['moods'],
    meaning:
      'An AI card that stays in play until its own condition or an effect discards it. While in play it is in neither deck nor discards, so no wound can take it.',
    rules: ['SD-5.6'],
  },
  trait: {
    forms: ['traits'],
    meaning: 'Like a mood, but it stays for good.',
    rules: ['SD-5.6'],
  },
  duration: {
    forms: ['durations'],
    meaning:
      'Drawn face down it is performed and put face up on top of the AI deck; what it says holds while it lies there. Drawn face up it ends.',
    rules: ['SD-5.9', 'SD-5.10'],
  },
  hitLocation: {
    forms: ['hit locations'],
    meaning:
      'Where a hit lands on the monster. One card is drawn for each hit, and a wound is attempted at each.',
    rules: ['SD-2.5', 'SD-14.4'],
  },
  trap: {
    forms: ['traps'],
    meaning:
      'A card of the hit location deck that ends all attacks of survivors as soon as it is drawn, and strikes back. Then the deck is shuffled.',
    rules: ['SD-14.5'],
  },
  firstStrike: {
    meaning: 'Such a place has to be attempted before all others that were drawn.',
    rules: ['SD-14.6'],
  },
  impervious: {
    meaning: 'It can be attempted but never wounded; its critical effects still happen.',
    rules: ['SD-14.9'],
  },
  superDense: {
    meaning: 'A frail weapon that attempts it is archived.',
    rules: ['SD-14.9'],
  },
  basicAction: {
    forms: ['basic actions'],
    meaning:
      'What the monster does when no AI card is left, or when a card says so: a target list and an attack of its own.',
    rules: ['SD-4.4', 'SD-6.12'],
  },
  instinct: {
    meaning: 'What the monster does when it finds no target.',
    rules: ['SD-6.4'],
  },
  showdown: {
    forms: ['showdowns'],
    meaning: 'A whole fight; also the page with its levels, places and rewards.',
    rules: ['SD-2.16', 'SD-18.1'],
    common: true,
  },
  gear: {
    meaning: 'Weapons, armour and things a survivor carries in the gear grid.',
    rules: ['SD-16.1', 'SD-13.4'],
    common: true,
  },
  armourSet: {
    forms: ['armour sets', 'full set'],
    meaning: 'All pieces of one set in the grid give its bonus besides their own.',
    rules: ['SD-16.4'],
  },
  terrain: {
    meaning: 'Tiles on the board. They may block sight or the way, and some can be activated.',
    rules: ['SD-17.1', 'SD-17.2', 'SD-17.3'],
    common: true,
  },
  resource: {
    forms: ['resources'],
    meaning: 'What monsters and places give. It can be passed on to somebody adjacent.',
    rules: ['SD-2.6', 'SD-13.5', 'SD-18.3'],
    common: true,
  },
  injury: {
    forms: ['severe injuries'],
    meaning: 'What happens when damage goes past the heavy box: a d10 on the table of that location.',
    rules: ['SD-9.1', 'SD-9.5'],
  },
  trauma: {
    forms: ['brain traumas'],
    meaning: 'What happens when brain damage goes past the light box: a d10 on its table.',
    rules: ['SD-10.1'],
  },
  fightingArt: {
    forms: ['fighting arts'],
    meaning: 'Something a survivor has learned. Three at most.',
    rules: ['SD-13.4'],
  },
  disorder: {
    forms: ['disorders'],
    meaning: 'A burden of the mind, drawn by lot. Three at most.',
    rules: [],
  },
  ability: {
    forms: ['abilities'],
    meaning: 'Something lasting on the record sheet besides fighting arts and disorders.',
    rules: ['SD-13.4'],
    common: true,
  },
  proficiency: {
    forms: ['weapon proficiencies', 'weapon skill', 'weapon skills'],
    meaning: 'How far a survivor has come with one type of weapon: a specialist, then a master.',
    rules: ['SD-18.3'],
  },
  status: {
    forms: ['survivor-status card'],
    meaning: 'A card beside one survivor’s grid, for that survivor alone.',
    rules: ['SD-5.11', 'SD-2.18'],
  },
  basicResource: {
    term: 'Basic resource',
    forms: ['basic resources'],
    meaning: 'From the deck that every showdown has.',
    rules: ['SD-2.6'],
  },
  monster: {
    term: 'Monster resource',
    forms: ['monster resources'],
    meaning: 'From the deck of this monster alone.',
    rules: ['SD-2.6'],
  },
  strange: {
    term: 'Strange resource',
    forms: ['strange resources'],
    meaning: 'In no deck: only what names it brings it.',
    rules: ['SD-18.3'],
  },
  vermin: {
    term: 'Vermin',
    meaning: 'Small animals with a deck of their own; some terrain gives them.',
    rules: ['SD-17.3'],
    common: true,
  },
};

import type { WordList } from '../words';

/** What can be said of a survivor or of the monster at this moment. */
export const state = {
  acted: {
    term: 'acted',
    meaning: 'This survivor’s act of the round is over; survival actions are still possible.',
    rules: ['SD-13.1', 'SD-15.3'],
    common: true,
  },
  nominated: {
    term: 'nominated',
    forms: ["the controller's survivor"],
    meaning: 'The survivor of the controller who gains insanity when the monster picks it.',
    rules: ['SD-3.4', 'SD-3.5'],
  },
  doomed: {
    term: 'doomed',
    meaning: 'No survival action until the actions of the card that dooms are done.',
    rules: ['SD-15.1'],
  },
  hidden: {
    term: 'not a threat',
    forms: ['no threat', 'hidden', 'hides'],
    meaning: 'Knocked down, or hidden by gear or terrain: lines that want a threat pass over it.',
    rules: ['SD-6.9'],
  },
  frenzy: {
    term: 'frenzy',
    meaning:
      'Insanity, a token of +1 speed and one of +1 strength, and slow weapons of melee are slow no more; but survival can’t be spent, and fighting arts and weapon skills do nothing.',
    rules: ['SD-15.1'],
  },
  deflect: {
    term: 'deflect',
    forms: ['deflect tokens'],
    meaning: 'Each such token takes one hit away.',
    rules: ['SD-8.4'],
  },
  life: {
    term: 'life',
    meaning: 'Points that wounds lower in place of the AI deck; with none left the monster is dead.',
    rules: ['SD-14.11', 'SD-5.13'],
    common: true,
  },
  gone: {
    term: 'gone home',
    meaning: 'Alive, but off this fight.',
    rules: ['SD-3.1', 'SD-18.1'],
  },
  gobbledUp: {
    term: 'gobbled up',
    meaning: 'Inside the monster: acts there, off the board, until something brings the survivor out.',
    rules: ['SD-5.11', 'SD-13.6'],
  },
} satisfies WordList;

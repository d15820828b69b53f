import type { Subject } from '../../glossary';

const subjects: Record<Subject, string> = {
  play: 'How it is played',
  target: 'Targets and places',
  movement: 'Movement',
  attack: 'Attack and wounds',
  harm: 'Harm to survivors',
  number: 'Numbers',
  survival: 'Survival',
  state: 'States',
  kind: 'Cards and piles',
  keyword: 'Keywords',
  activation: 'Things one can do',
  terrain: 'Terrain',
  question: 'Decisions',
};

/** The glossary, and what a pressed word shows. */
export const glossary = {
  title: 'Glossary',
  subjects,
  meaning: (term: string) => `Meaning of ${term}`,
  more: 'In the glossary',
};

/** The rules screen. */
export const rules = {
  title: 'Rules',
  books: {
    book: 'Rulebook of the showdown',
    encounter: 'Combat encounter',
    'last-survivor': 'Last survivor',
  },
  readings: 'Readings',
  readingsNote: 'Where the rulebook is silent or open, this is what the program does.',
  variants: 'Variants',
  variantsNote:
    'Rules that can be read in more than one way: switches of a new showdown. The first is the default.',
  search: 'Search rules and glossary',
  chapters: 'Chapters',
  pickChapter: 'jump to…',
  found: (count: number) => (count === 1 ? '1 place found' : `${count} places found`),
  none: 'Nothing has all of these words.',
  noneHelp: 'Try fewer or shorter words, a rule’s number such as SD-4.3, or what stands on the card.',
  clear: 'Clear the search',
  unknown: (id: string) => `There is no rule ${id}. Look for it by its words.`,
  default: 'default',
};

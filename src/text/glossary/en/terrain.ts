import type { Terrain } from '../../../engine';
import type { GlossaryWord } from '../words';

type Ground = keyof Pick<
  Terrain,
  'obstacle' | 'impassable' | 'monsterImpassable' | 'destructible' | 'raised'
>;

/** What tiles are and do. */
export const terrain: Record<Ground | 'tile', GlossaryWord> = {
  tile: {
    term: 'tile',
    forms: ['tiles'],
    meaning: 'A piece of terrain on the board. Tiles never overlap.',
    rules: ['SD-2.7', 'SD-2.10', 'SD-17.1'],
    common: true,
  },
  obstacle: {
    term: 'obstacle',
    forms: ['obstacles'],
    meaning: 'Blocks sight, for both sides. Reach goes past it, range does not.',
    rules: ['SD-17.2', 'SD-1.8', 'SD-14.1'],
  },
  impassable: {
    term: 'impassable',
    meaning: 'No survivor can enter it; who is thrown into it stops before it and collides.',
    rules: ['SD-17.2', 'SD-11.6'],
  },
  monsterImpassable: {
    term: 'impassable for the monster',
    forms: ['monster-impassable'],
    meaning: 'Neither survivors nor the monster can enter it.',
    rules: ['SD-17.2', 'SD-7.8'],
  },
  destructible: {
    term: 'destructible',
    meaning: 'It breaks when the monster enters it or somebody is thrown into it; that deals 1 damage.',
    rules: ['SD-17.2', 'SD-11.12'],
  },
  raised: {
    term: 'raised',
    meaning: 'Who stands on it is always in field of view.',
    rules: ['SD-1.6'],
    common: true,
  },
};

import { rejections } from '../../en/rejections';
import type { SurvivorMessages } from '../messages';
import { cards } from './cards';
import { events } from './events';
import { explain } from './explain';
import { names } from './names';
import { options, questions } from './questions';

/** English, for last survivor. */
export const survivorEn: SurvivorMessages = {
  locale: 'en',
  sentence: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  join: (effects) => effects.join(', '),
  // What stands before the trade: a sentence need not say it each time.
  short: (name) => name.split(',')[0] ?? name,
  space: (terrain, at) => `${terrain.charAt(0).toUpperCase()}${terrain.slice(1)} ${at}`,
  noGood: 'nothing',
  names,
  events,
  questions,
  options,
  cards,
  explain,
  rejections,
};

import type { Messages } from '../messages';
import { cards } from './cards';
import { conditions } from './conditions';
import { effects } from './effects';
import { events } from './events';
import { explain } from './explain';
import { names } from './names';
import { nouns } from './nouns';
import { options } from './options';
import { questions } from './questions';
import { reasons } from './reasons';
import { rejections } from './rejections';
import { amounts, group, spans, stats, targetLine, terms, who } from './terms';
import { wishes } from './wishes';

/** English. */
export const en: Messages = {
  locale: 'en',
  sentence: (text) => text.charAt(0).toUpperCase() + text.slice(1),
  theMonster: (name) => `the ${name}`,
  join: (parts) => parts.join('; '),
  nouns,
  names,
  effects,
  conditions,
  who,
  terms,
  stats,
  spans,
  group,
  targetLine,
  amounts,
  cards,
  events,
  questions,
  options,
  reasons,
  explain,
  rejections,
  wishes,
};

import type { SituationWords } from '../engine';
import type { Text } from './createText';
import { namesOf } from './names';

/** The words in which situation files are written and read. */
export const situationWords = (text: Text): SituationWords => ({
  event: (event, state) => text.eventLine(event, namesOf(state)),
  reasons: (event, state) => text.reason(event, namesOf(state)),
  option: (option, decision, state) => text.option(option, decision, namesOf(state)),
});

import { type SituationWords, spaceName, VERB } from '../../src/engine';
import { createText, en, namesOf } from '../../src/text';

const text = createText(en, {
  phraseOf: (effect) => VERB[effect.do]?.describe(effect) ?? { key: effect.do },
  spaceName,
});

/** Situation files are written in English. */
export const WORDS: SituationWords = {
  event: (event, state) => text.eventLine(event, namesOf(state)),
  reasons: (event, state) => text.reason(event, namesOf(state)),
  option: (option, decision, state) => text.option(option, decision, namesOf(state)),
};

import { type SituationWords, spaceName, VERB } from '../../src/engine';
import { createText, en, situationWords, type Text } from '../../src/text';

/** Everything that the page can say, in English. */
export const TEXT: Text = createText(en, {
  phraseOf: (effect) => VERB[effect.do]?.describe(effect) ?? { key: effect.do },
  spaceName,
});

/** Situation files are written in English. */
export const WORDS: SituationWords = situationWords(TEXT);

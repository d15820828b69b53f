import { type SituationWords, spaceName, VERB } from '../../src/engine';
import { createText, en, situationWords } from '../../src/text';

/** Situation files are written in English. */
export const WORDS: SituationWords = situationWords(
  createText(en, {
    phraseOf: (effect) => VERB[effect.do]?.describe(effect) ?? { key: effect.do },
    spaceName,
  }),
);

import { type SituationWords, spaceName, VERB } from '../../engine';
import { createText, en, situationWords, type Text } from '../../text';

/** Words made from the game's data, in the chosen language. */
export const TEXT: Text = createText(en, {
  phraseOf: (effect) => VERB[effect.do]?.describe(effect) ?? { key: effect.do },
  spaceName,
});

/** The same, as situation files are written and read. */
export const SITUATION_WORDS: SituationWords = situationWords(TEXT);

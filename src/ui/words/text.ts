import { type SituationWords, spaceName, VERB } from '../../engine';
import { createText, en, situationWords, type Text } from '../../text';

const inLanguage = (messages: typeof en): Text =>
  createText(messages, {
    phraseOf: (effect) => VERB[effect.do]?.describe(effect) ?? { key: effect.do },
    spaceName,
  });

/** Words made from the game's data, in the chosen language. */
export const TEXT: Text = inLanguage(en);

/** Situation files are written and read in English, whatever language the page speaks (docs/situations/README.md). */
export const SITUATION_WORDS: SituationWords = situationWords(inLanguage(en));

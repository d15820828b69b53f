import { CONTENT_PACK } from '../../src/content';
import { type Effect, loadContent, spaceName, VERB } from '../../src/engine';
import { createText, en, type Text } from '../../src/text';
import type { Messages } from '../../src/text/messages';

export const content = loadContent(CONTENT_PACK);

const ENGINE = {
  phraseOf: (effect: Effect) => VERB[effect.do]?.describe(effect) ?? { key: `effect.${effect.do}` },
  spaceName,
};

export const textIn = (messages: Messages): Text => createText(messages, ENGINE);

/** Every language that the program offers. */
export const LANGUAGES: readonly [string, Messages][] = [['English', en]];

import { spaceName, VERB } from '../../engine';
import { createText, en, type Text } from '../../text';

/** Words made from the game's data, in the chosen language. */
export const TEXT: Text = createText(en, {
  phraseOf: (effect) => VERB[effect.do]?.describe(effect) ?? { key: effect.do },
  spaceName,
});

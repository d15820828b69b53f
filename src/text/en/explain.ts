import type { ExplainWords } from '../messages';

/** Why something happened. */
export const explain: ExplainWords = {
  lineDecided: (line, words, fitted) => `Line ${line}${words && `, ${words}`}: ${fitted}`,
  lineMissed: (line, words) => `Line ${line}${words && `, ${words}`}: nobody`,
  fits: (survivor) => `${survivor} fits`,
  misfit: (survivor, term) => `${survivor}: not ${term}`,
  by: {
    only: 'The only one who fits.',
    priority: 'The priority target token takes the choice.',
    random: 'Chosen by lot.',
    controller: 'The controller chose.',
    policy: 'Chosen by the house rule for ties.',
    named: 'Named by the card.',
  },
  number: (name, value) => `${name}: ${value}`,
  part: (source, by) => `${source} ${by}`,
  numbers: {
    need: 'Needed to hit',
    speed: 'Dice',
    strength: 'Strength',
    toughness: 'Toughness',
    damage: 'Damage',
    number: 'Number',
  },
  dice: (faces) => `Dice: ${faces}`,
  act: (survivor) => `${survivor}'s act`,
  causedBy: (card) => `Because of ${card}`,
};

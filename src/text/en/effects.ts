import { attackEffects } from './effects/attack';
import { cardEffects } from './effects/cards';
import { harmEffects } from './effects/harm';
import { moveEffects } from './effects/move';
import { survivorEffects } from './effects/survivors';

/** Card verbs, by the phrase keys (without `effect.`) that they describe themselves with. */
export const effects = {
  ...cardEffects,
  ...moveEffects,
  ...attackEffects,
  ...harmEffects,
  ...survivorEffects,
};

import * as z from 'zod/mini';

/**
 * What a card does: a verb and its parameters. Each verb's own schema stands in its file under `effects/`; the registry
 * checks a whole card with `checkEffects`, nested lists included, when content is loaded.
 */
export interface Effect {
  do: string;
  [parameter: string]: unknown;
}

export const EffectList = z.array(
  z.custom<Effect>((v) => typeof v === 'object' && v !== null && typeof (v as Effect).do === 'string', {
    error: 'this has to be an effect: what it does stands in "do"',
  }),
);

/** Signs that a sentence was made of something that has no words. */
const SIGNS = /⟦|undefined|\[object|NaN|function|\bnull\b/;

/** The sentences in which a word is missing. */
export const faultsOf = (sentences: readonly string[]): string[] => sentences.filter((s) => SIGNS.test(s));

import { flow } from './flow';
import { ifThen } from './ifThen';
import { knockDown } from './knockDown';
import { rollDie } from './rollDie';
import type { Verb } from './verb';

/** Every verb a card can use, in the order of the alphabet. */
export const VERBS: readonly Verb[] = [flow, ifThen, knockDown, rollDie];

/** The same by name. */
export const VERB: Readonly<Record<string, Verb>> = Object.fromEntries(VERBS.map((v) => [v.name, v]));

import { firstLetters } from '../../engine';

/** Longer names are cut in the list: it is written with every command. */
const LONGEST = 60;

/** A name as the list of kept tables tells it. */
export const short = (name: string): string => firstLetters(name, LONGEST);

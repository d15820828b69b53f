import type { SurvivorCorrected } from '../../../engine';
import type { SurvivorEditWords } from '../messages';
import type { SurvivorSay } from '../say';

/** From what to what; where it is the same as before, that is said once. */
const change = (from: string | number, to: string | number): string =>
  from === to ? `${to}, as before` : `${from} → ${to}`;

const edits: SurvivorEditWords = {
  stamina: ({ survivor, from, to }, t) => `${t.who(survivor)}'s stamina ${change(from, to)}`,
  damage: ({ survivor, from, to }, t) => `${t.who(survivor)}'s damage ${change(from, to)}`,
  resource: ({ survivor, of, from, to }, t) =>
    `${t.who(survivor)}'s ${t.name('resource', of)} ${change(from, to)}`,
  space: ({ survivor, from, space }, t) =>
    `${t.who(survivor)}'s space ${change(t.space(from), t.space(space))}`,
  counter: ({ space, has }, t) => `${has ? 'a' : 'no'} counter on ${t.space(space)}`,
};

/** What a correction by hand did, for the log. */
export const correctedWords = (edit: SurvivorCorrected, t: SurvivorSay): string =>
  (edits[edit.what] as (edit: SurvivorCorrected, t: SurvivorSay) => string)(edit, t);

import { edit } from './edit';
import { VERBS } from './effects/registry';
import { interject, interjections } from './interjections';
import type { ShowdownGame } from './procedure';
import { PROCEDURES } from './procedures/registry';

const verbs = Object.fromEntries(VERBS.map((v) => [v.procedure.name, v.procedure]));

/** The showdown on the kernel: its procedures, every card verb as a procedure of its own, and what may be done at any time. */
export const showdownGame: ShowdownGame = {
  procedures: { ...PROCEDURES, ...verbs },
  interjections,
  interject,
  edit,
};

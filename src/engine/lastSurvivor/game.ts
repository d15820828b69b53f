import { edit } from './edit';
import type { SurvivorGame } from './procedure';
import { craft, gather, investigate } from './procedures/acting';
import { duel } from './procedures/duel';
import { hurt, prevent, take } from './procedures/harm';
import { meal, night } from './procedures/night';
import { pay, perform, test, wander } from './procedures/perform';
import { support } from './procedures/support';
import { day, table } from './procedures/table';
import { trade } from './procedures/trade';
import { turn } from './procedures/turn';

const ALL = [
  ...[craft, day, duel, gather, hurt, investigate, meal, night, pay],
  ...[perform, prevent, support, table, take, test, trade, turn, wander],
] as const;

/** Last survivor on the kernel. Nothing can be done in it besides answering. */
export const lastSurvivorGame: SurvivorGame = {
  procedures: Object.fromEntries(ALL.map((p) => [p.name, p])),
  interjections: () => [],
  interject: (_, { key }) => {
    throw new Error(`there is no interjection ${key}`);
  },
  edit,
};

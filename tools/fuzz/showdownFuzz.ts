import { CONTENT } from '../../src/store/content';
import { type Opponent, opponentComplaint, opponents } from '../play/opponent';
import { fuzzFight } from './fuzzFight';
import type { Fuzz, FuzzRun, Wanted } from './subject';
import { newTally } from './tally';

/** Showdowns against the monsters and levels that are wanted; or why there are none. */
export function showdownFuzz({ monster, level, each }: Wanted): Fuzz | string {
  const refused = opponentComplaint(CONTENT, monster, level);
  if (refused !== null) return refused;
  const among = opponents(CONTENT, monster, level);
  const tally = newTally(CONTENT, among);
  const run = (against: Opponent[], one: Partial<Opponent>, label: string): FuzzRun => ({
    label,
    again: [
      ...(one.monster === undefined ? [] : [` --monster ${one.monster}`]),
      ...(one.level === undefined ? [] : [` --level ${one.level}`]),
    ].join(''),
    fight: (seed) => fuzzFight(seed, CONTENT, tally, undefined, against),
  });
  const wanted = {
    ...(monster === undefined ? {} : { monster }),
    ...(level === undefined ? {} : { level }),
  };
  const runs = each
    ? among.map((one) => run([one], one, `${one.monster} ${one.level}: `))
    : [run(among, wanted, '')];
  return { tally, runs };
}

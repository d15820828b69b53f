import { type Journal, type TableState, tableHash } from '../kernel';
import type { InPieces } from './course';
import type { FightOf } from './format';

/** Digits of a fingerprint in a file: enough to see where a course has left its way. */
const DIGITS = 8;

const shortHash = (state: TableState): string => tableHash(state).slice(0, DIGITS);

/** A fight with a fingerprint of every table, so that whoever reads it under other rules knows how far its course is what it was. */
export function withHashes<U, S extends TableState, E>(
  fight: FightOf<U, S>,
  { entries, at }: Journal<S, E>,
): FightOf<U, S> {
  // Where some entries have come without a command, nobody could say which table is which.
  if (fight.commands.length !== at) return fight;
  return { ...fight, hashes: entries.slice(0, at + 1).map(({ state }) => shortHash(state)) };
}

/** The beginning of a course, one table a piece, as far as its tables are those that a file says they were; null: not even the first. */
export function* soundPart<S extends TableState, E>(
  { entries }: Journal<S, E>,
  hashes: readonly string[] = [],
): InPieces<Journal<S, E> | null> {
  let sound = 0;
  for (const { state } of entries) {
    if (shortHash(state) !== hashes[sound]) break;
    sound += 1;
    if ((yield { done: sound, of: entries.length }) === 'stop') break;
  }
  return sound === 0 ? null : { entries: entries.slice(0, sound), at: sound - 1 };
}

import { tableHash } from '../../kernel';
import type { ShowdownState } from '../state';
import type { FightJournal, InPieces } from './course';
import type { Fight } from './format';

/** Digits of a fingerprint in a file: enough to see where a course has left its way. */
const DIGITS = 8;

const shortHash = (state: ShowdownState): string => tableHash(state).slice(0, DIGITS);

/** A fight with a fingerprint of every table, so that whoever reads it under other rules knows how far its course is what it was. */
export function withHashes(fight: Fight, { entries, at }: FightJournal): Fight {
  // Where some entries have come without a command, nobody could say which table is which.
  if (fight.commands.length !== at) return fight;
  return { ...fight, hashes: entries.slice(0, at + 1).map(({ state }) => shortHash(state)) };
}

/** The beginning of a course, one table a piece, as far as its tables are those that a file says they were; null: not even the first. */
export function* soundPart(
  { entries }: FightJournal,
  hashes: readonly string[] = [],
): InPieces<FightJournal | null> {
  let sound = 0;
  for (const { state } of entries) {
    if (shortHash(state) !== hashes[sound]) break;
    sound += 1;
    if ((yield { done: sound, of: entries.length }) === 'stop') break;
  }
  return sound === 0 ? null : { entries: entries.slice(0, sound), at: sound - 1 };
}

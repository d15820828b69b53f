import { keptFightOf, saveFightOf, withHashes } from '../../engine';
import type { AnyDesk, AnyJournal, AnyOnView } from '../desks/desk';
import { PROGRAM } from './program';

/**
 * A table as the text of a file: set-up, everything that was done, undone or not, and the table as it is.
 * @param hashes with fingerprints of its tables; a link has no room for them
 */
export function tableText(
  { played: { table, content } }: AnyDesk,
  setup: NonNullable<AnyOnView['setup']>,
  journal: AnyJournal,
  hashes: boolean,
): string {
  const fight = keptFightOf(table, setup, journal, content);
  return saveFightOf(table, { ...(hashes ? withHashes(fight, journal) : fight), program: PROGRAM }, content);
}

import { freshId } from '../../store/freshId';
import { useRoster } from '../../store/roster/roster';
import { isRead, type ReadRoster, type RosterRefused, readRoster } from '../../store/roster/rosterFile';
import { ROSTER_LIMITS } from '../../store/roster/shapes';
import { findByName } from './findByName';
import { signed } from './keptDraft';

/** What became of a file: what was read, or why nothing was. */
export type FileRead =
  | { read: ReadRoster }
  | { refused: RosterRefused['refused'] | 'unreadable' | 'unwritten'; file: string };

/** Takes the survivors of a file into the roster. */
export async function readFileIn(file: File, nameless: string): Promise<FileRead> {
  const refused = (why: Extract<FileRead, { file: string }>['refused']) => ({
    refused: why,
    file: file.name,
  });
  if (file.size > ROSTER_LIMITS.file) return refused('tooLarge');
  let text: string;
  try {
    text = await file.text();
  } catch {
    return refused('unreadable');
  }
  const { read, change } = useRoster.getState();
  await read();
  const found = readRoster(text, useRoster.getState(), { find: findByName(), nameless, freshId });
  if (!isRead(found)) return refused(found.refused);
  const { survivors: here } = useRoster.getState();
  const survivors = found.survivors.map((survivor, i) => signed(survivor, here.length + i));
  return (await change({ survivors, parties: found.parties })) ? { read: found } : refused('unwritten');
}

import { isLoaded, type LoadError, type LoadNote } from '../../engine';
import { loadInSlices } from '../files/loadInSlices';
import type { ReplayFight } from './replay';

/** Why a file's course is not there, or not to its end. */
function lostOf(notes: readonly LoadNote[]): ReplayFight['lost'] {
  for (const note of notes) {
    if (note.what === 'courseOnly') return 'rules';
    if (note.what === 'tableOnly') return note.why === 'tooLong' || note.why === 'stopped' ? 'long' : 'rules';
  }
  return null;
}

/** The fight of a file's text, to be looked at; an error where it holds none. */
export async function replayFromText(text: string): Promise<ReplayFight | LoadError> {
  const loaded = await loadInSlices(text);
  if (!isLoaded(loaded)) return loaded;
  const { setup, journal, notes } = loaded;
  return { id: 'file', setup, journal, lost: lostOf(notes) };
}

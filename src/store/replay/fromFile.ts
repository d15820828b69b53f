import { isLoaded, type LoadError, type LoadNote } from '../../engine';
import { loadInSlices } from '../files/loadInSlices';
import type { ReplayFight } from './replay';

/** Notes that tell that a course could not be played again, or not to its end. */
const CHANGED: readonly LoadNote['what'][] = ['tableOnly', 'courseOnly'];

/** The fight of a file's text, to be looked at; an error where it holds none. */
export async function replayFromText(text: string): Promise<ReplayFight | LoadError> {
  const loaded = await loadInSlices(text);
  if (!isLoaded(loaded)) return loaded;
  const { setup, journal, notes } = loaded;
  return { id: 'file', setup, journal, changed: notes.some(({ what }) => CHANGED.includes(what)) };
}

import { isLoaded, type LoadError, type LoadNote } from '../../engine';
import type { AnyJournal } from '../desks/desk';
import { deskForText } from '../desks/registry';
import { type AnyLoaded, loadInSlices } from '../files/loadInSlices';
import type { ReplayFight } from './replay';

/** Why a file's course is not there, or not to its end. */
function lostOf(notes: readonly LoadNote[]): ReplayFight['lost'] {
  for (const note of notes) {
    if (note.what === 'courseOnly') return 'rules';
    if (note.what === 'tableOnly') return note.why === 'tooLong' || note.why === 'stopped' ? 'long' : 'rules';
  }
  return null;
}

/** What a file shows: its course, or its sound beginning and the table that it holds. */
function shownOf({ journal, sound, notes }: AnyLoaded): AnyJournal {
  if (sound === null) return journal;
  const table = notes.some(({ what }) => what === 'tableOnly') ? journal.entries.slice(0, 1) : [];
  const entries = [...sound.entries, ...table];
  return { entries, at: entries.length - 1 };
}

/** The fight of a file's text, to be looked at; an error where it holds none. */
export async function replayFromText(text: string): Promise<ReplayFight | LoadError> {
  const desk = await deskForText(text);
  const loaded = await loadInSlices(desk, text);
  if (!isLoaded(loaded)) return loaded;
  const { setup, notes } = loaded;
  return { id: 'file', desk, setup, journal: shownOf(loaded), lost: lostOf(notes) };
}

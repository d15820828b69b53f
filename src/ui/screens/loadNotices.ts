import type { LoadNote } from '../../engine';
import type { Notice } from '../../store/session';
import type { InterfaceWords } from '../../text/interface/en';

/** Notes that tell of something that was lost, or may be. */
const HARM: ReadonlySet<LoadNote['what']> = new Set([
  'tableOnly',
  'courseOnly',
  'redoLeftOut',
  'unknownKeys',
  'unsafeKeys',
  'cut',
]);

/** What was done with a file, in two notices at most: what there is, and what was left out. */
export function noticesOf(notes: readonly LoadNote[], words: InterfaceWords['files']): Notice[] {
  const tones = [false, true].map((harm) => notes.filter(({ what }) => HARM.has(what) === harm));
  return tones
    .map((told, harm) => ({
      words: told.map((note) => words.note(note)).join(' '),
      tone: harm === 1 ? ('harm' as const) : ('plain' as const),
    }))
    .filter((notice) => notice.words !== '');
}

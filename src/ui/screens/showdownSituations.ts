import { CONTENT } from '../../store/content';
import { SHOWDOWN_DESK } from '../../store/desks/showdown';
import type { Parsed } from '../../store/situation/parse';
import { openParsed, playFile } from '../../store/situation/situationFile';
import { SITUATION_WORDS } from '../words/text';

/** Plays a situation file of the showdown to its end; or everything that is wrong with it. */
export function playShowdownSituation(parsed: Parsed) {
  const file = openParsed(parsed, CONTENT);
  if (Array.isArray(file)) return file;
  const { title } = file.situation;
  return { desk: SHOWDOWN_DESK, title, ...playFile(file, CONTENT, SITUATION_WORDS) };
}

import { LAST_SURVIVOR_SITUATIONS } from '../../engine';
import type { Parsed } from '../../store/situation/parse';
import { playTableFile } from '../../store/situation/tableFile';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import { survivorSituationWords } from '../../text/lastSurvivor/situationWords';

const GAME = {
  ...LAST_SURVIVOR_SITUATIONS,
  content: LAST_SURVIVOR,
  words: survivorSituationWords(LAST_SURVIVOR.maps),
};

/** Plays a situation file of last survivor. */
export const playSurvivorSituation = (parsed: Parsed) => playTableFile(parsed, GAME);

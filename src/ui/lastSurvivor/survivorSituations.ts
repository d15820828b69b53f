import { LAST_SURVIVOR_SITUATIONS } from '../../engine';
import { situationFiles } from '../../store/situation/tableFile';
import { LAST_SURVIVOR } from '../../store/survivorContent';
import { survivorSituationWords } from '../../text/lastSurvivor/situationWords';

const GAME = {
  ...LAST_SURVIVOR_SITUATIONS,
  content: LAST_SURVIVOR,
  words: survivorSituationWords(LAST_SURVIVOR.maps),
};

/** Situation files of last survivor: played, and written of a table. */
export const SURVIVOR_FILES = situationFiles(GAME);

import { ENCOUNTER_SITUATIONS } from '../../engine';
import { ENCOUNTERS } from '../../store/encounterContent';
import { situationFiles } from '../../store/situation/tableFile';
import { encounterSituationWords } from '../../text/encounter';

const GAME = { ...ENCOUNTER_SITUATIONS, content: ENCOUNTERS, words: encounterSituationWords };

/** Situation files of encounters: played, and written of a table. */
export const ENCOUNTER_FILES = situationFiles(GAME);

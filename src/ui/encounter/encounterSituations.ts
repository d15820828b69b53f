import { ENCOUNTER_SITUATIONS } from '../../engine';
import { ENCOUNTERS } from '../../store/encounterContent';
import type { Parsed } from '../../store/situation/parse';
import { playTableFile } from '../../store/situation/tableFile';
import { encounterSituationWords } from '../../text/encounter';

const GAME = { ...ENCOUNTER_SITUATIONS, content: ENCOUNTERS, words: encounterSituationWords };

/** Plays a situation file of encounters. */
export const playEncounterSituation = (parsed: Parsed) => playTableFile(parsed, GAME);

import { ENCOUNTER_PACK } from '../content/encounter';
import { type EncounterContent, loadEncounterContent } from '../engine';

/** The combat encounters that come with the program, checked and indexed once. */
export const ENCOUNTERS: EncounterContent = loadEncounterContent(ENCOUNTER_PACK);

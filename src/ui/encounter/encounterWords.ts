import { createEncounterText, encounterEn } from '../../text/encounter';

/** Words made from the data of encounters, in the chosen language. */
export const ENCOUNTER_TEXT = createEncounterText(encounterEn);

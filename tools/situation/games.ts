import { ENCOUNTER_SITUATIONS, LAST_SURVIVOR_SITUATIONS } from '../../src/engine';
import { ENCOUNTERS } from '../../src/store/encounterContent';
import { LAST_SURVIVOR } from '../../src/store/survivorContent';
import { encounterSituationWords } from '../../src/text/encounter';
import { survivorSituationWords } from '../../src/text/lastSurvivor/situationWords';

/** Encounters, as situation files play them. */
export const ENCOUNTER_GAME = {
  ...ENCOUNTER_SITUATIONS,
  content: ENCOUNTERS,
  words: encounterSituationWords,
};

/** Last survivor, as situation files play it. */
export const LAST_SURVIVOR_GAME = {
  ...LAST_SURVIVOR_SITUATIONS,
  content: LAST_SURVIVOR,
  words: survivorSituationWords(LAST_SURVIVOR.maps),
};

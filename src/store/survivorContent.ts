import { SURVIVOR_PACK } from '../content/lastSurvivor';
import { loadSurvivorContent, type SurvivorContent } from '../engine';

/** Last survivor as it comes with the program, checked and indexed once. */
export const LAST_SURVIVOR: SurvivorContent = loadSurvivorContent(SURVIVOR_PACK);

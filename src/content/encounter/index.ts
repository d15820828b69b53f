import type { EncounterPack } from '../../engine';
import { INVESTIGATORS } from './investigators';
import { MONSTERS } from './monsters';
import { PLACES } from './places';
import { POSSESSIONS } from './possessions';

/** The combat encounters that come with the program; names are in `text/`. */
export const ENCOUNTER_PACK: EncounterPack = {
  investigators: INVESTIGATORS,
  monsters: MONSTERS,
  possessions: POSSESSIONS,
  places: PLACES,
};

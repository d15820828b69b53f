import type { SurvivorPack } from '../../engine';
import { ENCOUNTERS, NIGHTS } from './encounters';
import { ITEMS, PROJECTS } from './items';
import { LANDMARKS, MAPS, TERRAINS } from './maps';
import { SUPPORTS, SURVIVORS, THROWS } from './survivors';

/** Last survivor as it comes with the program; names are in `text/`. */
export const SURVIVOR_PACK: SurvivorPack = {
  survivors: SURVIVORS,
  items: ITEMS,
  projects: PROJECTS,
  supports: SUPPORTS,
  throws: THROWS,
  terrains: TERRAINS,
  landmarks: LANDMARKS,
  maps: MAPS,
  encounters: ENCOUNTERS,
  nights: NIGHTS,
};

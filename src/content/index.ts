import type { ContentPack } from '../engine';
import { ARMOUR_SETS } from './armourSets';
import { DISORDERS } from './disorders';
import { FIGHTING_ARTS } from './fightingArts';
import { BARBER_SURGEON } from './gear/barberSurgeon';
import { BLACKSMITH } from './gear/blacksmith';
import { BONE_SMITH } from './gear/boneSmith';
import { CATARIUM } from './gear/catarium';
import { LEATHER_WORKER } from './gear/leatherWorker';
import { MASKS } from './gear/masks';
import { ORGAN_GRINDER } from './gear/organGrinder';
import { PLUMERY } from './gear/plumery';
import { RARE } from './gear/rare';
import { SKINNERY } from './gear/skinnery';
import { STARTING } from './gear/starting';
import { STONE_CIRCLE } from './gear/stoneCircle';
import { WEAPON_CRAFTER } from './gear/weaponCrafter';
import { INJURIES } from './injuries';
import { KITS, SURVIVORS } from './kits';
import { ABILITIES, MILESTONES } from './milestones';
import { SCREAMING_ANTELOPE } from './monsters/screamingAntelope/monster';
import { WHITE_LION } from './monsters/whiteLion/monster';
import { PROFICIENCIES } from './proficiencies';
import { RESOURCES } from './resources';
import { RUN_AWAY } from './runAway';
import { TERRAIN } from './terrain';
import { TRAUMAS } from './traumas';

/** Everything that comes with the program; `loadContent` checks it. */
export const CONTENT_PACK: ContentPack = {
  monsters: [WHITE_LION, SCREAMING_ANTELOPE],
  gear: [
    ...STARTING,
    ...BONE_SMITH,
    ...SKINNERY,
    ...ORGAN_GRINDER,
    ...WEAPON_CRAFTER,
    ...CATARIUM,
    ...BARBER_SURGEON,
    ...BLACKSMITH,
    ...PLUMERY,
    ...MASKS,
    ...RARE,
    ...STONE_CIRCLE,
    ...LEATHER_WORKER,
  ],
  armourSets: ARMOUR_SETS,
  terrain: TERRAIN,
  resources: RESOURCES,
  injuries: INJURIES,
  traumas: TRAUMAS,
  fightingArts: FIGHTING_ARTS,
  disorders: DISORDERS,
  abilities: ABILITIES,
  proficiencies: PROFICIENCIES,
  milestones: MILESTONES,
  runAway: RUN_AWAY,
  survivors: SURVIVORS,
  kits: KITS,
};

import { monsterNames } from '../../text/en/names/monsters';

/** The monsters that can be fought, by id, with their names: home has them without the content and all its words. */
export const MONSTER_NAMES: Readonly<Record<string, string>> = monsterNames.monster;

/** The levels of all monsters, by id, likewise. */
export const LEVEL_NAMES: Readonly<Record<string, string>> = monsterNames.level;

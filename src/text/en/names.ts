import { actionNames } from './names/actions';
import { boardNames } from './names/board';
import { gearNames } from './names/gear';
import { monsterNames } from './names/monsters';
import { numberNames } from './names/numbers';
import { ruleNames } from './names/rules';
import { survivorNames } from './names/survivors';

/** What everything is called, by kind and id. */
export const names = {
  ...monsterNames,
  ...gearNames,
  ...boardNames,
  ...survivorNames,
  ...ruleNames,
  ...actionNames,
  ...numberNames,
};

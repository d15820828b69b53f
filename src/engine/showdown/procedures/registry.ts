import type { ShowdownGame } from '../procedure';
import { act } from './act';
import { activate } from './activate';
import { aftermath } from './aftermath';
import { basicAction } from './basicAction';
import { bleed } from './bleed';
import { brainDamage } from './brainDamage';
import { brainTrauma } from './brainTrauma';
import { chooseSurvivor } from './chooseSurvivor';
import { collide } from './collide';
import { damage } from './damage';
import { damageSomewhere } from './damageSomewhere';
import { drawAi } from './drawAi';
import { encourage } from './encourage';
import { face } from './face';
import { gainGear } from './gainGear';
import { gainResource } from './gainResource';
import { grab } from './grab';
import { instinct } from './instinct';
import { killSurvivor } from './killSurvivor';
import { knockback } from './knockback';
import { knockDownMonster } from './knockDownMonster';
import { knockDownSurvivor } from './knockDownSurvivor';
import { milestones } from './milestones';
import { moment } from './moment';
import { monsterAttack } from './monsterAttack';
import { monsterMove } from './monsterMove';
import { monsterTurn } from './monsterTurn';
import { moveStraight } from './moveStraight';
import { moveToTile } from './moveToTile';
import { moveToward } from './moveToward';
import { paySurvival } from './paySurvival';
import { perform } from './perform';
import { pickTarget } from './pickTarget';
import { placeMonster } from './placeMonster';
import { placeTerrain } from './placeTerrain';
import { playAiCard } from './playAiCard';
import { round } from './round';
import { runAway } from './runAway';
import { runOver } from './runOver';
import { setup } from './setup';
import { severeInjury } from './severeInjury';
import { showdown } from './showdown';
import { spendSurvival } from './spendSurvival';
import { survivalOpportunity } from './survivalOpportunity';
import { survivorAttack } from './survivorAttack';
import { survivorMove } from './survivorMove';
import { survivorsTurn } from './survivorsTurn';
import { trap } from './trap';
import { unwieldy } from './unwieldy';
import { useResource } from './useResource';
import { woundAttempt } from './woundAttempt';
import { woundMonster } from './woundMonster';

const ALL = [
  act,
  activate,
  aftermath,
  basicAction,
  bleed,
  brainDamage,
  brainTrauma,
  chooseSurvivor,
  collide,
  damage,
  damageSomewhere,
  drawAi,
  encourage,
  face,
  gainGear,
  gainResource,
  grab,
  instinct,
  killSurvivor,
  knockDownMonster,
  knockDownSurvivor,
  knockback,
  milestones,
  moment,
  monsterAttack,
  monsterMove,
  monsterTurn,
  moveStraight,
  moveToTile,
  moveToward,
  paySurvival,
  perform,
  pickTarget,
  placeMonster,
  placeTerrain,
  playAiCard,
  round,
  runAway,
  runOver,
  setup,
  severeInjury,
  showdown,
  spendSurvival,
  survivalOpportunity,
  survivorAttack,
  survivorMove,
  survivorsTurn,
  trap,
  unwieldy,
  useResource,
  woundAttempt,
  woundMonster,
] as const;

/** Every procedure of the showdown by name; the card verbs come beside them (`effects/registry.ts`). */
export const PROCEDURES: ShowdownGame['procedures'] = Object.fromEntries(ALL.map((p) => [p.name, p]));

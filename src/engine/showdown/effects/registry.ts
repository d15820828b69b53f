import { addTerrain } from './addTerrain';
import { allAreThreats } from './allAreThreats';
import { archiveConsumables } from './archiveConsumables';
import { archiveGearOf } from './archiveGearOf';
import { archiveLocation } from './archiveLocation';
import { archiveThis } from './archiveThis';
import { armour } from './armour';
import { attack } from './attack';
import { attackBeside } from './attackBeside';
import { attackBonus } from './attackBonus';
import { attackGains } from './attackGains';
import { attribute } from './attribute';
import { basicAction } from './basicAction';
import { bleed } from './bleed';
import { block } from './block';
import { brainDamage } from './brainDamage';
import { cancelAttack } from './cancelAttack';
import { cancelHit } from './cancelHit';
import { chooseFrom } from './chooseFrom';
import { clearTokens } from './clearTokens';
import { climb } from './climb';
import { consumeGear } from './consumeGear';
import { consumeTile } from './consumeTile';
import { consumeWeapon } from './consumeWeapon';
import { counters } from './counters';
import { damage } from './damage';
import { disappear } from './disappear';
import { discardDrawn } from './discardDrawn';
import { discardMood } from './discardMood';
import { disorder } from './disorder';
import { doom } from './doom';
import { drawAi } from './drawAi';
import { drawSpecial } from './drawSpecial';
import { endTurn } from './endTurn';
import { extraDie } from './extraDie';
import { face } from './face';
import { faceClosest } from './faceClosest';
import { fillSurvival } from './fillSurvival';
import { finishCard } from './finishCard';
import { flow } from './flow';
import { forEach } from './forEach';
import { frenzy } from './frenzy';
import { gainGear } from './gainGear';
import { gainMovement } from './gainMovement';
import { gainResource } from './gainResource';
import { gainReward } from './gainReward';
import { gainStatus } from './gainStatus';
import { grab } from './grab';
import { heal } from './heal';
import { healLocation } from './healLocation';
import { hide } from './hide';
import { hitAllAt } from './hitAllAt';
import { hitWithoutCard } from './hitWithoutCard';
import { ifThen } from './ifThen';
import { ignoreInjury } from './ignoreInjury';
import { injuryLeaves } from './injuryLeaves';
import { kill } from './kill';
import { knockback } from './knockback';
import { knockDown } from './knockDown';
import { lasting } from './lasting';
import { later } from './later';
import { learnArt } from './learnArt';
import { leavePlay } from './leavePlay';
import { loseStatus } from './loseStatus';
import { loseTokens } from './loseTokens';
import { loseWeapon } from './loseWeapon';
import { loseWeaponLevels } from './loseWeaponLevels';
import { mark } from './mark';
import { may } from './may';
import { modifier } from './modifier';
import { monsterDies } from './monsterDies';
import { moveAndAttack } from './moveAndAttack';
import { moveStraight } from './moveStraight';
import { moveToTile } from './moveToTile';
import { note } from './note';
import { offBoard } from './offBoard';
import { panicRun } from './panicRun';
import { pickTarget } from './pickTarget';
import { placeMonster } from './placeMonster';
import { points } from './points';
import { pounce } from './pounce';
import { priority } from './priority';
import { priorityAhead } from './priorityAhead';
import { removeBleeding } from './removeBleeding';
import { removeTile } from './removeTile';
import { repick } from './repick';
import { reveal } from './reveal';
import { revealMoods } from './revealMoods';
import { rollDie } from './rollDie';
import { severeInjury } from './severeInjury';
import { shuffleHitLocations } from './shuffleHitLocations';
import { skipDraw } from './skipDraw';
import { skipMonsterTurn } from './skipMonsterTurn';
import { slam } from './slam';
import { stand } from './stand';
import { stopMovement } from './stopMovement';
import { survivalToInsanity } from './survivalToInsanity';
import { survivalToTokens } from './survivalToTokens';
import { swapPoints } from './swapPoints';
import { token } from './token';
import { turnHit } from './turnHit';
import type { Verb } from './verb';
import { walk } from './walk';
import { woundMonster } from './woundMonster';

/** Every verb a card can use, in the order of the alphabet. */
export const VERBS: readonly Verb[] = [
  addTerrain,
  allAreThreats,
  archiveConsumables,
  archiveGearOf,
  archiveLocation,
  archiveThis,
  armour,
  attack,
  attackBeside,
  attackBonus,
  attackGains,
  attribute,
  basicAction,
  bleed,
  block,
  brainDamage,
  cancelAttack,
  cancelHit,
  chooseFrom,
  clearTokens,
  climb,
  consumeGear,
  consumeTile,
  consumeWeapon,
  counters,
  damage,
  discardDrawn,
  disappear,
  discardMood,
  disorder,
  doom,
  drawAi,
  drawSpecial,
  endTurn,
  extraDie,
  face,
  faceClosest,
  fillSurvival,
  finishCard,
  flow,
  forEach,
  frenzy,
  gainGear,
  gainMovement,
  gainResource,
  gainReward,
  gainStatus,
  grab,
  heal,
  healLocation,
  hide,
  hitAllAt,
  hitWithoutCard,
  ifThen,
  ignoreInjury,
  injuryLeaves,
  kill,
  knockDown,
  knockback,
  lasting,
  later,
  learnArt,
  leavePlay,
  loseTokens,
  loseStatus,
  loseWeapon,
  loseWeaponLevels,
  mark,
  may,
  modifier,
  monsterDies,
  moveAndAttack,
  moveStraight,
  moveToTile,
  note,
  offBoard,
  panicRun,
  pickTarget,
  placeMonster,
  points,
  pounce,
  priority,
  priorityAhead,
  removeBleeding,
  removeTile,
  repick,
  reveal,
  revealMoods,
  severeInjury,
  rollDie,
  shuffleHitLocations,
  skipDraw,
  skipMonsterTurn,
  slam,
  stand,
  stopMovement,
  survivalToInsanity,
  survivalToTokens,
  swapPoints,
  token,
  turnHit,
  walk,
  woundMonster,
];

/** The same by name. */
export const VERB: Readonly<Record<string, Verb>> = Object.fromEntries(VERBS.map((v) => [v.name, v]));

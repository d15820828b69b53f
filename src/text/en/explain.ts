import type { ExplainWords } from '../messages';

/** Why something happened. */
export const explain: ExplainWords = {
  lineDecided: (line, words, fitted) => `Line ${line}${words && `, ${words}`}: ${fitted}`,
  lineMissed: (line, words) => `Line ${line}${words && `, ${words}`}: nobody`,
  fits: (survivor, measures) => `${survivor} fits${measures && `: ${measures}`}`,
  surpassed: (survivor, measures) => `${survivor} fits, but others come first${measures && `: ${measures}`}`,
  misfit: (survivor, term, why) => `${survivor} ${term}${why && `: ${why}`}`,
  misfits: {
    knockedDown: 'is not knocked down',
    standing: 'is not standing',
    facing: 'is not in front',
    inFieldOfView: 'is not in field of view',
    inBlindSpot: 'is not in the blind spot',
    inRange: 'is not in range',
    adjacent: 'is not adjacent',
    nonDeaf: 'is deaf',
    insane: 'is not insane',
    lastToWound: 'was not the last to wound it',
    victimOfGrabLastRound: 'was not grabbed last round',
    threat: 'is no threat',
    withConsumable: 'has no consumable gear',
    within: 'is too far away',
    zone: 'is not in the zone',
    except: 'is the one that the card leaves out',
    adjacentTo: 'is not adjacent',
  },
  collision: 'A collision knocks down',
  noAttack: 'Not the damage of an attack: no bonus, no dodge, no block',
  away: (spaces) => `${spaces} away`,
  by: {
    only: () => 'Only one is left: nothing to choose.',
    all: () => 'All who fit are meant.',
    nobody: () => 'Nobody fits.',
    priority: () => 'The priority target token takes the choice.',
    random: (among) => `By lot among ${among}.`,
    controller: (among, chooser) => `${chooser}, who controls the monster, chose among ${among}.`,
    player: (among, chooser) => `${chooser} chose among ${among}.`,
    policy: (among) => `The house rule for ties chose among ${among}.`,
  },
  measure: (survivor, value) => `${survivor} can bear: ${value}`,
  number: (name, value) => `${name}: ${value}`,
  part: (source, by) => `${source} ${by}`,
  partOf: (source, name, of, stat) => {
    const whose = `${of === 'monster' ? "monster's" : "survivor's"} ${stat}`;
    if (source === 'attribute') return whose;
    return source === 'tokens' ? `${whose} tokens` : `${name} (${stat})`;
  },
  attempts: {
    automatic: 'No roll is needed',
    unstoppable: 'Unstoppable: the die alone decides, 6 or more wounds',
    impervious: 'Nothing but a critical wound harms this place',
    axeMaster: 'An axe master wounds critically where a lasting injury can be inflicted',
    natural1: 'A 1 always fails',
    criticalDie: 'The die itself is critical',
    lantern: 'A 10 always wounds',
    enough: 'Die and strength reach the toughness',
    notEnough: 'Die and strength do not reach the toughness',
  },
  numbers: {
    need: 'Needed to hit',
    speed: 'Dice',
    strength: 'Strength',
    toughness: 'Toughness',
    critical: 'Critical from',
    wounds: 'Wounds',
    damage: 'Damage',
    movement: 'Movement',
    cost: 'Survival to pay',
    roll: 'Roll',
    number: 'Number',
  },
  soaked: (what, spent, left) => `${what} takes ${spent}, ${left} left`,
  unprotected: (what) => `no ${what}`,
  box: (box, how) => {
    const says = { now: 'takes 1 point', before: 'was marked already', none: 'is not there' };
    return `the ${box} injury box ${says[how]}`;
  },
  beyond: (points, table) =>
    `${points} left: one roll for ${table === 'severeInjury' ? 'a severe injury' : 'brain trauma'}`,
  onlyIf: (condition) => `only if ${condition}`,
  notWhile: (condition) => `not while ${condition}`,
  route: {
    shortest: (target, spaces) => `A shortest way to ${target}: ${spaces}`,
    alike: (routes, results) => {
      if (routes === 1) return 'It is the only shortest way';
      return results === 1
        ? `All ${routes} shortest ways come to the same`
        : `${routes} shortest ways, which differ in where they end or whom they run over: ${results} results`;
    },
    chosen: (chooser, results) => `${chooser} chose among ${results}`,
    stopped: {
      inReach: 'It ends as soon as the target is in reach',
      movementSpent: 'It ends where the movement is spent',
      edge: 'It ends at the edge of the board',
      impassable: 'It ends before what can not be entered',
      asFarAsWished: 'It ends where its owner wished',
    },
    over: (names) => `It runs over ${names}`,
    path: (spaces) => `By ${spaces}`,
    directly: (from, direction) => `Directly away from ${from}: ${direction}`,
    thrown: (spaces, direction) => `${spaces} ${direction}`,
    turned: {
      toward: (target) => `So that ${target} is in front`,
      away: (target) => `Directly away from ${target}`,
      blindSpot: (target) => `So that ${target} is in the blind spot`,
    },
  },
  dice: (faces) => `Dice: ${faces}`,
  act: (survivor) => `${survivor}'s act`,
  causedBy: (card) => `Because of ${card}`,
};

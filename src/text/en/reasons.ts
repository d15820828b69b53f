/** Why something is not possible, did not happen or was chosen, by the engine's codes. */
export const reasons = {
  // survival (SD-15.1)
  notOnBoard: 'not on the board',
  locked: 'not unlocked in this showdown',
  usedThisRound: 'already used this round',
  noSurvival: 'no survival left',
  doomed: 'doomed',
  attacking: 'busy with its own attack',
  frenzy: 'in a frenzy',
  injury: 'an injury forbids it',
  knockedDown: 'knocked down',
  // the monster's turn
  turnSkipped: 'it misses this turn',
  noDraw: 'a card in play forbids the draw',
  grabIgnored: 'its injury keeps it from grabbing',
  earlyIron: 'early iron: a 1 among the dice cancels all hits',
  bashIgnored: 'the full leather set withstands it',
  injuryIgnored: 'the injury is ignored',
  noTarget: 'no target',
  outOfReach: 'out of reach',
  hidden: 'hidden',
  inBlindSpot: 'in the blind spot',
  sightBlocked: 'an obstacle is in the way',
  // attacks and wounds
  trap: 'a trap',
  attackerKnockedDown: 'the attacker is knocked down',
  ended: 'the attack has ended',
  exhausted: 'no card is left to draw',
  wounded: 'wounded with no card left to lose',
  killed: 'killed outright',
  activationLost: 'the activation is no longer possible',
  // deaths
  bledOut: 'bled to death',
  edit: 'corrected by hand',
  alone: 'with nobody left to bring them home',
};

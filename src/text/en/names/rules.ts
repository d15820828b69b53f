import type { BodyLocation, Moment, Rule, Span } from '../../../engine';

const location: Record<BodyLocation | 'brain' | 'random' | 'everywhere', string> = {
  head: 'head',
  arms: 'arms',
  body: 'body',
  waist: 'waist',
  legs: 'legs',
  brain: 'brain',
  random: 'a random location',
  everywhere: 'every location',
};

const span: Record<Span, string> = {
  attack: 'for this attack',
  act: 'for this act',
  turn: 'for this turn',
  round: 'for this round',
  nextMonsterTurn: "until the monster's next turn",
  monsterTurn: "to the end of the monster's turn",
};

const moment: Record<Moment, string> = {
  depart: 'when departing',
  arrival: 'on arrival',
  showdownStart: 'when the showdown begins',
  monsterTurnStart: "at the start of the monster's turn",
  monsterDraws: 'when it would draw a card',
  instinct: 'when it follows its instinct',
  aiDrawn: 'when it draws a card',
  monsterTurnEnd: "at the end of the monster's turn",
  survivorsTurnStart: "at the start of the survivors' turn",
  roundEnd: 'at the end of the round',
  monsterMovementStarts: 'when the monster begins to move',
  survivorStepped: 'when a survivor takes a step',
  survivorCollided: 'when it collides with a survivor',
  survivorDamaged: 'when a survivor suffers damage',
  survivorMaimed: 'when a survivor loses an arm or a leg',
  survivorDying: 'when dying',
  survivorDied: 'when a survivor dies',
  survivorBled: 'when any survivor gains bleeding tokens',
  survivorActivates: 'when a survivor spends activation',
  survivorActBegins: 'when the act begins',
  survivorActEnds: 'when a survivor ends an act',
  survivorKnockedDown: 'when knocked down',
  survivalActionDone: 'after a survival action',
  attackDeclared: 'when an attack is declared',
  perfectHit: 'on a perfect hit',
  hit: 'on a hit',
  severeInjury: 'on a severe injury',
  severeInjurySuffered: 'after a severe injury',
  encouraged: 'after encouraging somebody',
  pounced: 'after a pounce',
  criticalWound: 'after a critical wound and its effects',
  slammed: 'after a slam',
  monsterWounded: 'when the monster is wounded',
  monsterKnockedDown: 'when the monster is knocked down',
  monsterConsumed: 'when it consumes terrain or gear',
  targeted: 'when picked as a target',
  hitSuffered: 'when a hit is suffered',
  victory: 'after a victory',
};

/** Rules that cards of a survivor change. */
const rule: Record<Rule, string> = {
  alwaysThreat: 'a threat whatever hides its owner, unless knocked down',
  oneHitToArms: 'after the location dice, one hit of an attack may go to the arms instead',
  tumbles:
    'instead of a collision while standing, on a 6 or more: placed on the closest free space off the path',
  harmToBrain: 'while insane, all damage to locations is brain damage instead',
  mustMove: 'has to move at least 1 space each round if there is a free one',
  extraTerrain: 'one more random terrain card at set-up',
  axeRetry: 'once an attack with an axe, a failed wound attempt may be made anew',
  axeCritical: 'a wound with an axe at a location with a lasting injury is critical',
  bowReroll: 'once an attack with a bow, the misses may be rolled anew',
  clubDouble:
    'a perfect hit with a club doubles the total of the wound attempt at the first location selected',
  clubExtraWound: 'with a club, a total of twice the toughness or more is 1 wound more',
  daggerRetry:
    'with a dagger, after a failure and its reactions another drawn location may be discarded to try again',
  daggerRedraw:
    'adjacent to an attacker who wounded, 1 survival may be spent to attempt that location with a dagger',
  grandSilences: 'a perfect hit with a grand weapon cancels all reactions to that attack',
  katarSilences: 'with a katar, reactions of the first location selected are cancelled',
  firmStand: 'a collision with the monster does not knock down',
  shieldsOthers: 'may swap places with an adjacent survivor who is targeted, and become the target',
  spearParry:
    'once a round, a trap drawn by an attack with a spear is on a 7 or more shuffled back, and another card drawn',
  swordFirst: 'once an attack with a sword, the wound die is rolled before the location for it is chosen',
  whipDiscard:
    'once an attack with a whip, a wound may take the top card of the AI discards instead of the deck',
  alwaysInBlindSpot: 'every attack counts as one from the blind spot',
};

/** Words of the rulebook: its moments, rules, and what each thing can be. */
export const ruleNames = {
  rule,
  runAway: {
    dies: 'dies',
    beside: 'comes back beside the monster, knocked down',
    edge: 'comes back at the edge of the board',
    bleeds: 'bleeds and runs on',
    home: 'is home',
  },
  location,
  span,
  moment,
  /** Seats that are no player. */
  seat: { survivors: 'the survivors' },
  colour: { red: 'red', green: 'green', blue: 'blue' },
  facing: { N: 'north', E: 'east', S: 'south', W: 'west' },
  reaction: { failure: 'to the failure', wound: 'to the wound', reflex: 'by reflex' },
  attempt: { failure: 'no wound', wound: 'a wound', critical: 'a critical wound' },
  phase: {
    setup: 'set-up',
    start: "monster's turn: start",
    draw: "monster's turn: draw",
    end: "monster's turn: end",
    survivors: "survivors' turn",
    aftermath: 'aftermath',
    over: 'the end',
  },
  innovation: { saga: 'Saga' },
  outcome: { victory: 'victory', defeat: 'defeat' },
  variant: {
    ties: 'several who fit',
    tokenLeaves: 'when the priority token leaves',
    placement: 'who places terrain and figures',
    accuracyTokens: 'accuracy tokens',
    standUp: 'standing up',
    endure: 'endure',
    skipPlayers: 'players without survivors',
  },
  variantChoice: {
    ask: 'the controller is asked',
    kindest: 'the kindest choice',
    cruellest: 'the cruellest choice',
    random: 'by lot',
    picked: 'when its holder is picked',
    monsterTurnEnd: "at the end of the monster's turn",
    monster: 'help the monster',
    survivor: 'help the survivor',
    next: 'at the end of the next monster turn',
    thisTurn: 'at the end of this monster turn',
    true: 'on',
    false: 'off',
  },
  /** Where cards of the monster lie. */
  pile: {
    deck: 'the deck',
    discard: 'the discards',
    wounds: 'the wound stack',
    archive: 'the archive',
    inPlay: 'play',
  },
  status: { alive: 'in the fight', dead: 'dead', gone: 'gone home' },
  /** Where a resource comes from. */
  deck: {
    basic: 'random basic resource',
    monster: 'random monster resource',
    vermin: 'random vermin',
    survival: 'survival',
  },
  /** What is noted on a tile. */
  mark: { find: 'a find', ant: 'the ant' },
};

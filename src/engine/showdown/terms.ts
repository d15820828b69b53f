/** Words of the rulebook that cards, state and procedures share. */

/** The places of a survivor that hits go to (SD-8.4). */
export const LOCATIONS = ['head', 'arms', 'body', 'waist', 'legs'] as const;
export type BodyLocation = (typeof LOCATIONS)[number];

/** The six faces of the location die (SD-8.4). */
export const LOCATION_DIE: readonly BodyLocation[] = ['head', 'arms', 'body', 'body', 'waist', 'legs'];

/** Attributes of a survivor. */
export const SURVIVOR_STATS = ['movement', 'accuracy', 'strength', 'evasion', 'luck', 'speed'] as const;
export type SurvivorStat = (typeof SURVIVOR_STATS)[number];

/** Attributes of a monster (SD-2.12). */
export const MONSTER_STATS = [
  'movement',
  'toughness',
  'speed',
  'damage',
  'accuracy',
  'evasion',
  'luck',
] as const;
export type MonsterStat = (typeof MONSTER_STATS)[number];

/** What a token can change, on either side. */
export const TOKENS = [
  'movement',
  'accuracy',
  'strength',
  'evasion',
  'luck',
  'speed',
  'toughness',
  'damage',
] as const;
export type Token = (typeof TOKENS)[number];

/**
 * Numbers of a survivor that neither an attribute nor a token stands for; cards change them: what is added to a severe
 * injury roll, bleeding tokens one lives with, how far under 10 a die is a perfect hit, survival on top of each gain,
 * dodges on top of one a round, brain damage on top when intimidated, armour everywhere when departing,
 * spaces by which a knockback can be softened, brain damage on top of each.
 */
export const CARD_NUMBERS = [
  'severeRoll',
  'bleedingLimit',
  'perfect',
  'survivalGain',
  'dodges',
  'intimidated',
  'armour',
  'softLanding',
  'brainDamage',
] as const;
export type CardNumber = (typeof CARD_NUMBERS)[number];

/** Rules that a survivor's card changes where no number, moment or ban can say it. */
export const RULES = [
  'alwaysThreat',
  'alwaysInBlindSpot',
  'oneHitToArms',
  'tumbles',
  'harmToBrain',
  'mustMove',
  'extraTerrain',
  'axeRetry',
  'axeCritical',
  'bowReroll',
  'clubDouble',
  'clubExtraWound',
  'daggerRetry',
  'daggerRedraw',
  'grandSilences',
  'katarSilences',
  'firmStand',
  'shieldsOthers',
  'spearParry',
  'swordFirst',
  'whipDiscard',
] as const;
export type Rule = (typeof RULES)[number];

/**
 * How long something lasts; limits count by attack < act < turn < round (SD-3.7). `nextMonsterTurn` ends as it begins,
 * `monsterTurn` at the end of the monster's turn under way or coming.
 */
export const SPANS = ['attack', 'act', 'turn', 'round', 'nextMonsterTurn', 'monsterTurn'] as const;
export type Span = (typeof SPANS)[number];

/** Survival actions (SD-15). */
export const SURVIVAL_ACTIONS = ['dodge', 'encourage', 'dash', 'surge', 'endure'] as const;
export type SurvivalAction = (typeof SURVIVAL_ACTIONS)[number];

/** Colours of affinities (SD-16.2). */
export const COLOURS = ['red', 'green', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

/** From this much insanity a survivor is insane (SD-10.3). */
export const INSANE = 3;

/**
 * Moments at which cards in play may act. `scope.subject` is the survivor the moment is about, where there is one.
 * depart, arrival and showdownStart come in this order (gear-and-resources.md §0).
 */
export const MOMENTS = [
  'depart',
  'arrival',
  'showdownStart',
  'monsterTurnStart',
  'monsterDraws',
  'instinct',
  'aiDrawn',
  'monsterTurnEnd',
  'survivorsTurnStart',
  'roundEnd',
  'monsterMovementStarts',
  'survivorStepped',
  'survivorCollided',
  'survivorDamaged',
  'survivorMaimed',
  'survivorDying',
  'survivorDied',
  'survivorBled',
  'survivorActivates',
  'survivorActBegins',
  'survivorActEnds',
  'survivorKnockedDown',
  'survivalActionDone',
  'attackDeclared',
  'perfectHit',
  'hit',
  'severeInjury',
  'severeInjurySuffered',
  'encouraged',
  'pounced',
  'criticalWound',
  'slammed',
  'monsterWounded',
  'monsterKnockedDown',
  'monsterConsumed',
  'targeted',
  'hitSuffered',
  'victory',
] as const;
export type Moment = (typeof MOMENTS)[number];

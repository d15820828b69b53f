import type { Facing, Space } from '../board';
import type { Cause, KernelEvent } from '../kernel';
import type { TargetLine } from './cards/who';
import type { CardInPlay, Scope } from './state';
import type { BodyLocation, Moment, SurvivalAction, SurvivorStat, Token } from './terms';

/** Whose number a contribution belongs to, which, and by what rule it counts. */
/** What a collision came of: the monster passed or ended there; a wall; a knockback. */
export type CollisionKind = 'passed' | 'ended' | 'impassable' | 'knockback';

export interface PartAbout {
  of?: 'survivor' | 'monster';
  stat?: Token;
  rule?: string;
}

/** One contribution to a number, by the card or rule it comes from. */
export interface Part extends PartAbout {
  source: string;
  by: number;
}

/** A computed number with its breakdown. */
export interface Figure {
  value: number;
  parts: Part[];
}

/** How one survivor fared against one line of a Pick Target list. */
export interface TargetCheck {
  survivor: string;
  /** The first term that did not hold; null: all did. */
  failed: string | null;
  /** What keeps it from holding: a code of `reasons`, or the card behind it. */
  why?: string;
  /** Spaces between the monster and the survivor; null while the monster is off the board. */
  away: number | null;
  /** Bleeding tokens, where the line counts them. */
  bleeding?: number;
}

/** The reading of a Pick Target list, line by line (SD-6.1). */
export interface TargetReason {
  lines: { line: number; terms: TargetLine; checks: TargetCheck[]; fitted: string[] }[];
  /** Why this one: nobody else fitted as well, all are meant, nobody fits, the token, chance, or a choice. */
  by: 'only' | 'all' | 'nobody' | 'priority' | 'random' | 'controller' | 'player' | 'policy';
  /** Player who chose. */
  chooser?: string;
}

/** Why a movement was this long and went this way (SD-7.1 to SD-7.8). */
export interface RouteReason {
  /** How far it could go at most. */
  movement: Figure;
  /** Why it ended where it did. */
  stopped: 'inReach' | 'movementSpent' | 'edge' | 'impassable' | 'asFarAsWished';
  /** Shortest routes there were, and how many differed in where they end or whom they run over. */
  routes?: number;
  results?: number;
  /** Who chose among several results or directions. */
  chooser?: string;
  /** Whom it runs over. */
  over?: string[];
}

/** Facts of a showdown, in the past tense, with the rule that made them happen. Words are made of them in `text/`. */
export type ShowdownEvent = { rule?: string; cause?: Cause | null } & (
  | { type: 'roundBegan'; round: number; controller: string | null; nominated: string | null }
  | { type: 'phaseBegan'; phase: string }
  | { type: 'aiDrawn'; card: string; reshuffled: boolean }
  | { type: 'specialDrawn'; deck: string; card: string; reshuffled: boolean }
  | { type: 'aiFinished'; card: string; to: 'discard' | 'inPlay' | 'top' | 'archive' | 'faceUp' }
  | { type: 'aiCancelled'; card: string; why: string }
  | { type: 'leftPlay'; card: string }
  | { type: 'basicActionBegan'; target: string | null }
  | { type: 'instinctBegan'; instinct: string }
  | { type: 'targetPicked'; survivor: string | null; reason: TargetReason }
  /** Chosen from a group, not by a Pick Target (SD-6.7). */
  | { type: 'survivorChosen'; survivor: string | null; reason: TargetReason }
  /** All of a group are meant (SD-6.11). */
  | { type: 'groupMeant'; survivors: string[]; reason: TargetReason }
  | { type: 'priorityGained'; survivor: string | null; permanent: boolean }
  /** `goal`: a survivor or a card that it moved to or from. */
  | { type: 'moved'; figure: string; path: Space[]; how: string; goal?: string; reason?: RouteReason }
  /** A movement of no space at all. */
  | { type: 'stayed'; figure: string; why: 'inReach' | 'noWay'; goal: string }
  | { type: 'placed'; figure: string; space: Space | null; how: string }
  /** `target`: the survivor it turned to, from, or its back on. */
  | { type: 'faced'; facing: Facing; target?: string; how?: 'toward' | 'away' | 'blindSpot' }
  | { type: 'collided'; survivor: string; with: string; how: CollisionKind }
  | {
      type: 'knockedBack';
      survivor: string;
      path: Space[];
      stopped: string;
      /** What it was thrown away from (a figure; null: a place), in which direction, how far at most (SD-11.9). */
      direction: Facing;
      from: string | null;
      spaces: number;
    }
  | { type: 'knockedDown'; figure: string }
  | { type: 'stood'; figure: string }
  | { type: 'monsterAttacked'; target: string; dice: number[]; need: Figure; speed: Figure; hits: number }
  | { type: 'attackSkipped'; target: string | null; why: string }
  | { type: 'guarded'; survivor: string; hits: number; deflects: boolean }
  | { type: 'hitsIgnored'; survivor: string; count: number; source: string }
  | { type: 'hitsRolled'; survivor: string; locations: BodyLocation[] }
  | { type: 'hitMoved'; survivor: string; from: BodyLocation; to: BodyLocation }
  | {
      type: 'damaged';
      survivor: string;
      location: BodyLocation | 'brain';
      amount: number;
      /** Where each point went (SD-9.1, SD-10.1). */
      armour: number;
      insanity: number;
      light: boolean;
      heavy: boolean;
      over: number;
      /** What was there to take them: armour or insanity, and whether each box was marked; null: there is no such box. */
      had: { points: number; light: boolean | null; heavy: boolean | null };
      figure?: Figure;
    }
  | {
      type: 'severeInjury';
      survivor: string;
      location: BodyLocation;
      /** The roll as it counts; null: the injury was named. */
      die: Figure | null;
      injury: string;
      already: boolean;
    }
  | { type: 'brainTrauma'; survivor: string; die: Figure; trauma: string }
  | { type: 'survivorDied'; survivor: string; why: string }
  | { type: 'statChanged'; survivor: string; what: string; by: number; now: number }
  | { type: 'attributeChanged'; survivor: string; what: SurvivorStat; by: number; now: number }
  | { type: 'tokensChanged'; figure: string; token: Token; by: number; now: number }
  | { type: 'modified'; figure: string; stat: Token; by: number; until: string; source: string }
  | { type: 'disorderGained'; survivor: string; disorder: string }
  | { type: 'frenzied'; survivor: string }
  | { type: 'doomed'; survivor: string; card: string }
  | { type: 'hidden'; survivor: string; by: string }
  | { type: 'armourChanged'; survivor: string; locations: BodyLocation[]; by: number }
  | { type: 'locationHealed'; survivor: string; location: BodyLocation }
  | { type: 'abilityGained'; survivor: string; ability: string }
  | { type: 'artLearned'; survivor: string; art: string }
  | { type: 'countersChanged'; card: CardInPlay['card']; by: number; now: number }
  | { type: 'survivalSpent'; survivor: string; action: SurvivalAction | string; cost: number }
  | { type: 'dodged'; survivor: string; location: BodyLocation }
  | { type: 'actBegan'; survivor: string }
  | { type: 'actEnded'; survivor: string }
  | { type: 'activated'; survivor: string; card: string; what: string }
  | {
      type: 'survivorAttacked';
      survivor: string;
      weapon: string;
      dice: number[];
      need: Figure;
      speed: Figure;
      hits: number;
      perfect: number;
    }
  | { type: 'extraDiceRolled'; survivor: string; dice: number[]; need: Figure; hits: number; perfect: number }
  | { type: 'hitLocationsDrawn'; survivor: string; cards: string[]; reshuffled: boolean }
  | { type: 'hitsLost'; survivor: string; cards: string[]; why: string }
  | { type: 'trapWithstood'; survivor: string; card: string }
  | { type: 'deathDefied'; survivor: string; why: string }
  | { type: 'trapSprung'; survivor: string; card: string }
  | { type: 'trapParried'; survivor: string; card: string; instead: string | null }
  | { type: 'ranAway'; survivor: string; die: number; outcome: string }
  | { type: 'targetShielded'; survivor: string; by: string }
  | {
      type: 'woundAttempted';
      survivor: string;
      card: string;
      dice: number[];
      strength: Figure;
      toughness: Figure;
      /** The least die that is critical; null: this place has no critical part (SD-14.8). */
      critical: Figure | null;
      /** Wounds it deals; null: none (SD-14.10). */
      wounds: Figure | null;
      result: 'failure' | 'wound' | 'critical';
      /** What decided it (SD-14.7 to SD-14.9). */
      why:
        | 'automatic'
        | 'unstoppable'
        | 'impervious'
        | 'natural1'
        | 'criticalDie'
        | 'lantern'
        | 'axeMaster'
        | 'enough'
        | 'notEnough';
    }
  /** `life`: points of life are left, not cards. */
  | { type: 'monsterWounded'; by: string | null; wounds: number; left: number; life: boolean }
  | { type: 'reaction'; card: string; on: string; cancelled: boolean }
  | { type: 'injuryInflicted'; card: string; injury: string }
  /** With this lasting injury in play a card does something else (SD-5.5). */
  | { type: 'injuryActed'; card: string; injury: string }
  | { type: 'healed'; cards: number }
  | { type: 'revealed'; pile: 'ai' | 'hitLocations'; cards: string[] }
  | { type: 'hitLocationsShuffled' }
  | { type: 'monsterDefeated'; why: string }
  | { type: 'gained'; survivor: string | null; card: string; kind: 'gear' | 'resource' }
  | { type: 'given'; survivor: string; other: string; card: string }
  | { type: 'archived'; survivor: string | null; card: string }
  | { type: 'statusGained'; survivor: string; status: string }
  | { type: 'statusLost'; survivor: string; status: string }
  | { type: 'weaponLost'; survivor: string; card: string }
  | { type: 'weaponTakenUp'; survivor: string; card: string }
  | { type: 'terrainPlaced'; card: string; spaces: Space[] }
  | { type: 'terrainLeftOut'; card: string }
  | { type: 'terrainRemoved'; card: string; spaces: Space[] }
  /** `measures`: what the survivors were compared by (SD-6.2). */
  | {
      type: 'variantApplied';
      variant: string;
      choice: string;
      measures?: { survivor: string; value: number }[];
    }
  | { type: 'triggered'; moment: Moment; card: Scope['card'] }
  | { type: 'nothingHappened'; why: string }
  /** A place whose gear can be made from now on. */
  | { type: 'unlocked'; source: string }
  | { type: 'ended'; outcome: 'victory' | 'defeat' }
);

export type AnyEvent = ShowdownEvent | KernelEvent;

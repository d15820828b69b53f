import * as z from 'zod/mini';
import { LOCATIONS } from '../terms';
import { Group, Who } from './who';

/** A question that a card asks of the table. */
export const Condition = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('fits'), who: Who, group: Group }),
  z.strictObject({ is: z.literal('anyFits'), group: Group }),
  z.strictObject({
    is: z.literal('atLeast'),
    who: Who,
    what: z.enum(['understanding', 'courage', 'survival', 'insanity', 'bleeding', 'disorders']),
    n: z.number(),
  }),
  /** Tokens on the card that is being performed. */
  z.strictObject({ is: z.literal('countersAtLeast'), n: z.number() }),
  /** How often the last attack of this card dealt damage. */
  z.strictObject({ is: z.literal('dealtAtLeast'), n: z.number() }),
  z.strictObject({ is: z.literal('woundsInStack'), n: z.number() }),
  z.strictObject({ is: z.literal('levelAtLeast'), n: z.number() }),
  /** The rolled die is above this survivor's courage. */
  z.strictObject({ is: z.literal('dieAboveCourage'), who: Who }),
  /** In "box k" of the monster (ai-vocabulary.md §3); entered: its last step came from outside. */
  z.strictObject({ is: z.literal('inBox'), who: Who, k: z.number() }),
  z.strictObject({ is: z.literal('enteredBox'), who: Who, k: z.number() }),
  /** Nothing was found by the last reveal of this card. */
  z.strictObject({ is: z.literal('foundNone') }),
  z.strictObject({ is: z.literal('hidden'), who: Who }),
  /** This tile has fewer marks of this name. */
  z.strictObject({ is: z.literal('marksBelow'), mark: z.string(), n: z.number() }),
  z.strictObject({ is: z.literal('moodInPlay') }),
  z.strictObject({ is: z.literal('injuryInPlay'), injury: z.string() }),
  z.strictObject({ is: z.literal('monsterKnockedDown') }),
  z.strictObject({ is: z.literal('monsterOffBoard') }),
  /** An innovation that the set-up brings. */
  z.strictObject({ is: z.literal('innovation'), id: z.string() }),
  /** On a tile of this card. */
  z.strictObject({ is: z.literal('standsOn'), who: Who, terrain: z.string() }),
  /** An AI card has been drawn and will be played. */
  z.strictObject({ is: z.literal('drawnToPlay') }),
  z.strictObject({ is: z.literal('subjectIsOwner') }),
  /** Gear of this survivor has this keyword. */
  z.strictObject({ is: z.literal('carries'), who: Who, keyword: z.string() }),
  z.strictObject({ is: z.literal('injured'), who: Who, injury: z.string() }),
  /** Another survivor stands adjacent to the monster on the side opposite to this one's. */
  z.strictObject({ is: z.literal('helpedFromOpposite'), who: Who }),
  /** This survivor's act is under way. */
  z.strictObject({ is: z.literal('inOwnAct'), who: Who }),
  /** Nobody else in the fight is alive. */
  z.strictObject({ is: z.literal('alone'), who: Who }),
  /** Attacking now, this survivor would do so from the blind spot (SD-14.3). */
  z.strictObject({ is: z.literal('attacksFromBlindSpot'), who: Who }),
  /** The attack that runs is made with this gear card. */
  z.strictObject({ is: z.literal('attackedWithThis') }),
  /** The monster is wounded by the owner with this gear card. */
  z.strictObject({ is: z.literal('woundedWithThis') }),
  /** What happens, happens at this place of the body. */
  z.strictObject({ is: z.literal('atLocation'), location: z.enum(LOCATIONS) }),
  /** Every gear card of the owner has this keyword. */
  z.strictObject({ is: z.literal('allGear'), keyword: z.string() }),
  /** No injury and no gear of the owner forbids this (survivors-in-detail.md §11): `block`, `consume` … */
  z.strictObject({ is: z.literal('ableTo'), what: z.string() }),
  /** The die rolled last, or of the wound attempt, shows one of these faces. */
  z.strictObject({ is: z.literal('dieIn'), faces: z.array(z.number()) }),
  /** The attack that runs is made with a weapon of this keyword. */
  z.strictObject({ is: z.literal('attackWith'), keyword: z.string() }),
  /** Wounds that the monster suffered in this round. */
  z.strictObject({ is: z.literal('woundsThisRound'), n: z.number() }),
  /** Tiles of this card: on the board at all, or on or adjacent to the monster's spaces. */
  z.strictObject({ is: z.literal('tileOnBoard'), terrain: z.string() }),
  z.strictObject({ is: z.literal('tileNear'), terrain: z.string() }),
  /** The opposite of another condition. */
  z.strictObject({ is: z.literal('not'), of: z.custom<{ is: string; [parameter: string]: unknown }>() }),
]);
export type Condition = z.infer<typeof Condition>;

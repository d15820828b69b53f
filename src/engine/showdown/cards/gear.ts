import * as z from 'zod/mini';
import { CARD_NUMBERS, COLOURS, LOCATIONS, SURVIVOR_STATS, TOKENS } from '../terms';
import { Condition } from './condition';
import { EffectList } from './effect';
import { Trigger } from './trigger';
import { Group } from './who';

const Colour = z.enum(COLOURS);

/** Where an affinity half-square sits on the card. */
const Edges = z.strictObject({
  top: z.optional(Colour),
  right: z.optional(Colour),
  bottom: z.optional(Colour),
  left: z.optional(Colour),
});
export type Edges = z.infer<typeof Edges>;

/** A standing change of one of the owner's numbers. `with` limits it to attacks with a weapon of this keyword. */
export const StandingModifier = z.strictObject({
  stat: z.enum([...TOKENS, ...CARD_NUMBERS]),
  by: z.number(),
  with: z.optional(z.string()),
  /** Only while this holds. */
  when: z.optional(Condition),
  /** Not the owner has it, but everybody of this group. */
  aura: z.optional(Group),
});
export type StandingModifier = z.infer<typeof StandingModifier>;

/** What a survivor may do with this card by spending (SD-13.4). */
export const Activation = z.strictObject({
  id: z.string(),
  /** What it costs: an activation, a movement, or both. */
  cost: z.enum(['activation', 'movement', 'both']),
  survival: z.optional(z.number()),
  when: z.optional(Condition),
  /** Also by an owner who is knocked down (the card beats SD-12.3). */
  lying: z.optional(z.literal(true)),
  /** Only while this card's weapon can reach the monster, or a weapon that its arrows point to. */
  inReach: z.optional(z.enum(['this', 'beside'])),
  do: EffectList,
  once: z.optional(z.enum(['showdown', 'round'])),
  /** Only in one's own act, not with a surge. */
  inAct: z.optional(z.literal(true)),
});
export type Activation = z.infer<typeof Activation>;

/** Something its owner can't do: `dash`, `survival`, `twoHanded` … `with` limits it to gear with this keyword. */
export const Ban = z.strictObject({
  what: z.string(),
  with: z.optional(z.string()),
  when: z.optional(Condition),
});
export type Ban = z.infer<typeof Ban>;

/** What a card gives while it is active: gear, one of its affinity bonuses, a full set, an art, a disorder. */
export const Gives = {
  modifiers: z.optional(z.array(StandingModifier)),
  activations: z.optional(z.array(Activation)),
  triggers: z.optional(z.array(Trigger)),
  /** What its owner can't do, have or suffer: `hearing`, `disorders`, an injury's id … */
  forbids: z.optional(z.array(z.union([z.string(), Ban]))),
  /** Tokens that can be spent as survival, one for each point: those of +1 (`plus`) or those of −1 of these attributes. */
  pays: z.optional(
    z.strictObject({
      tokens: z.enum(['plus', 'minus']),
      of: z.array(z.enum(SURVIVOR_STATS)),
      /** All survivors of the fight can, with their own tokens. */
      everyone: z.optional(z.literal(true)),
      when: z.optional(Condition),
    }),
  ),
  /** Keywords that the owner's weapons with another keyword gain or lose: clubs become sharp. */
  weaponKeywords: z.optional(
    z.array(z.strictObject({ with: z.string(), gain: z.optional(z.string()), lose: z.optional(z.string()) })),
  ),
};

/** Keywords that a bonus or a set adds to its card or owner. */
const ExtraKeywords = { keywords: z.optional(z.array(z.string())) };

/** An affinity bonus (SD-16.3): `anywhere` counts whole affinities in the grid, `own` those on this card's own edges. */
export const Bonus = z.strictObject({
  anywhere: z.optional(z.partialRecord(Colour, z.number())),
  own: z.optional(z.partialRecord(Colour, z.number())),
  /** Only without any complete affinity. */
  none: z.optional(z.literal(true)),
  /** Added to the profile of this card's weapon. */
  profile: z.optional(
    z.partialRecord(z.enum(['speed', 'accuracy', 'strength', 'reach', 'range']), z.number()),
  ),
  ...Gives,
  ...ExtraKeywords,
});
export type Bonus = z.infer<typeof Bonus>;

/**
 * An arrow (gear-and-resources.md §0): the card in the neighbouring cell on that side is meant, by the card's own words or,
 * if it is that card, by keywords that it gains and loses.
 */
const Arrow = z.strictObject({
  to: z.enum(['left', 'right']),
  card: z.optional(z.string()),
  gains: z.optional(z.array(z.string())),
  loses: z.optional(z.array(z.string())),
});
export type Arrow = z.infer<typeof Arrow>;

export const WeaponProfile = z.strictObject({
  speed: z.number(),
  accuracy: z.number(),
  strength: z.number(),
  reach: z.optional(z.number()),
  range: z.optional(z.number()),
});
export type WeaponProfile = z.infer<typeof WeaponProfile>;

/**
 * A gear card (SD-16). Weapon rules stand as keywords with an optional number: `deadly`, `savage`, `frail`, `paired`,
 * `slow`, `sharp`, `cumbersome`, `block:1`, `devastating:1`, `provoke`, `pounce`.
 */
export const Gear = z.strictObject({
  id: z.string(),
  /** Where it is made: `starting`, `boneSmith` … */
  source: z.string(),
  keywords: z.array(z.string()),
  weapon: z.optional(WeaponProfile),
  armour: z.optional(z.strictObject({ location: z.enum(LOCATIONS), points: z.number() })),
  /** Armour points at all five locations (shields, SD-16.4). */
  everywhere: z.optional(z.number()),
  /** Armour set it belongs to. */
  set: z.optional(z.string()),
  edges: z.optional(Edges),
  /** Whole squares: each is an affinity by itself (SD-16.2). */
  full: z.optional(z.array(Colour)),
  arrows: z.optional(z.array(Arrow)),
  bonuses: z.optional(z.array(Bonus)),
  ...Gives,
  reading: z.optional(z.literal('house')),
});
export type Gear = z.infer<typeof Gear>;

/** The bonus of a whole armour set (SD-16.4). */
export const ArmourSet = z.strictObject({
  id: z.string(),
  /** Added to the armour of all five locations. */
  armour: z.number(),
  ...Gives,
  ...ExtraKeywords,
  reading: z.optional(z.literal('house')),
});
export type ArmourSet = z.infer<typeof ArmourSet>;

import * as z from 'zod/mini';
import { FACINGS } from '../../board';
import { LOCATIONS, SURVIVAL_ACTIONS, TOKENS } from '../terms';

export const SpaceName = z.string().check(z.regex(/^[A-P]([1-9]|1\d|2[0-2])$/));
const Count = z.int().check(z.minimum(0), z.maximum(99));
const By = z.int().check(z.minimum(-99), z.maximum(99));
const Die = z.int().check(z.minimum(1), z.maximum(10));
/** `monster` or a survivor's id. */
const Figure = z.string();
/** Where a card of the monster lies; `inPlay`: moods, traits and persistent injuries. */
const Pile = z.enum(['deck', 'discard', 'wounds', 'archive', 'inPlay']);

/** A correction of the table by hand: for house rules and for our own mistakes. */
export const Edit = z.discriminatedUnion('what', [
  // figures
  z.strictObject({ what: z.literal('place'), figure: Figure, space: z.nullable(SpaceName) }),
  z.strictObject({ what: z.literal('face'), facing: z.enum(FACINGS) }),
  z.strictObject({ what: z.literal('knockDown'), figure: Figure }),
  z.strictObject({ what: z.literal('stand'), figure: Figure }),
  z.strictObject({ what: z.literal('tokens'), figure: Figure, token: z.enum(TOKENS), by: By }),
  z.strictObject({
    what: z.literal('attribute'),
    figure: Figure,
    attribute: z.enum(TOKENS),
    by: By,
  }),

  // survivors
  z.strictObject({
    what: z.literal('points'),
    survivor: z.string(),
    points: z.enum(['survival', 'insanity', 'courage', 'understanding']),
    by: By,
  }),
  z.strictObject({ what: z.literal('bleeding'), survivor: z.string(), to: Count }),
  z.strictObject({
    what: z.literal('wear'),
    survivor: z.string(),
    location: z.enum(LOCATIONS),
    armour: Count,
    light: z.boolean(),
    heavy: z.boolean(),
  }),
  z.strictObject({ what: z.literal('brain'), survivor: z.string(), light: z.boolean() }),
  z.strictObject({ what: z.literal('injury'), survivor: z.string(), injury: z.string(), has: z.boolean() }),
  /** A fighting art, a disorder or an ability. */
  z.strictObject({ what: z.literal('trait'), survivor: z.string(), trait: z.string(), has: z.boolean() }),
  z.strictObject({
    what: z.literal('weaponType'),
    survivor: z.string(),
    weaponType: z.nullable(z.string()),
  }),
  z.strictObject({ what: z.literal('resource'), survivor: z.string(), card: z.string(), has: z.boolean() }),
  /** A gear card in a cell of the grid, 0 to 8; null: the cell is emptied. */
  z.strictObject({
    what: z.literal('gear'),
    survivor: z.string(),
    cell: z.int().check(z.minimum(0), z.maximum(8)),
    card: z.nullable(z.string()),
  }),
  z.strictObject({ what: z.literal('acted'), survivor: z.string(), acted: z.boolean() }),
  z.strictObject({
    what: z.literal('status'),
    survivor: z.string(),
    status: z.enum(['alive', 'dead', 'gone']),
  }),
  z.strictObject({ what: z.literal('priority'), survivor: z.nullable(z.string()) }),
  z.strictObject({ what: z.literal('lastToWound'), survivor: z.nullable(z.string()) }),
  /** What passes by itself: to 0 it is over; hidden and doomed are there or not. */
  z.strictObject({
    what: z.literal('condition'),
    survivor: z.string(),
    condition: z.enum(['hidden', 'doomed', 'frenzy', 'block']),
    to: Count,
  }),
  z.strictObject({
    what: z.literal('survivalUsed'),
    survivor: z.string(),
    action: z.enum(SURVIVAL_ACTIONS),
    used: z.boolean(),
  }),
  /** A gear card in a cell of the grid is fresh again: what it can do once a round or a showdown. */
  z.strictObject({
    what: z.literal('gearReady'),
    survivor: z.string(),
    cell: z.int().check(z.minimum(0), z.maximum(8)),
  }),
  z.strictObject({
    what: z.literal('experience'),
    survivor: z.string(),
    of: z.enum(['huntExperience', 'weaponLevel']),
    by: By,
  }),
  /** What is left of the act that is under way (SD-13.2). */
  z.strictObject({ what: z.literal('act'), movement: z.boolean(), activation: z.boolean() }),

  // the monster's cards
  z.strictObject({
    what: z.literal('card'),
    stack: z.enum(['ai', 'hitLocations']),
    card: z.string(),
    from: Pile,
    to: Pile,
    /** At the bottom of the pile instead of its top. */
    under: z.optional(z.literal(true)),
  }),
  z.strictObject({ what: z.literal('counters'), card: z.string(), to: Count }),
  /** What is left of a monster with life. */
  z.strictObject({ what: z.literal('life'), to: z.int().check(z.minimum(1), z.maximum(99)) }),

  // the board
  z.strictObject({
    what: z.literal('addTile'),
    card: z.string(),
    at: SpaceName,
    turned: z.optional(z.literal(true)),
  }),
  z.strictObject({ what: z.literal('removeTile'), tile: z.string() }),

  // the table
  z.strictObject({ what: z.literal('controller'), player: z.string() }),
  /** The next dice, each with what it is for or for anything; those set before are forgotten. */
  z.strictObject({
    what: z.literal('dice'),
    next: z.array(z.strictObject({ value: Die, purpose: z.optional(z.string()) })).check(z.maxLength(50)),
  }),
]);
export type Edit = z.infer<typeof Edit>;

/** One kind of correction. */
export type EditOf<K extends Edit['what']> = Extract<Edit, { what: K }>;

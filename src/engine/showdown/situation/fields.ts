import * as z from 'zod/mini';
import { FACINGS } from '../../board';
import { SpaceName } from '../edits/schema';
import { LOCATIONS, MONSTER_STATS, SPANS, SURVIVAL_ACTIONS, SURVIVOR_STATS, TOKENS } from '../terms';

/** A line for editors that show what a key means. */
export const note = <T>(schema: z.ZodMiniType<T>, description: string): z.ZodMiniType<T> =>
  schema.check(z.describe(description)) as z.ZodMiniType<T>;

/** Some of these keys, all with values of one kind. */
function someOf<K extends string, T>(keys: readonly K[], value: z.ZodMiniType<T>) {
  const shape = Object.fromEntries(keys.map((key) => [key, z.optional(value)]));
  return z.strictObject(shape) as unknown as z.ZodMiniType<{ [P in K]?: T | undefined }>;
}

export const Count = z.int().check(z.minimum(0), z.maximum(999));
const Whole = z.int().check(z.minimum(-999), z.maximum(999));
export const Id = z.string().check(z.minLength(1), z.maxLength(80));
export const Ids = z.array(Id).check(z.maxLength(200));
/** A survivor's or player's name: it begins with a letter. */
export const Name = z.string().check(z.regex(/^\p{L}.*$/u), z.maxLength(60));
export const At = note(z.nullable(SpaceName), 'A space such as H11; null: not on the board.');
export const FacingName = note(z.enum(FACINGS), 'N: towards row 1, E: column P, S: row 22, W: column A.');
const TokenCounts = someOf(TOKENS, Whole);

const Modifiers = z.array(
  z.strictObject({ stat: z.enum(TOKENS), by: Whole, until: z.enum(SPANS), source: Id }),
);

/** Cards in play; one with counters on it as `{ card, counters }`. */
const InPlay = z.array(z.union([Id, z.strictObject({ card: Id, counters: Whole })]));

const Gear = z.nullable(z.union([Id, z.strictObject({ card: Id, used: Ids })]));
const Places = z.array(z.enum(LOCATIONS)).check(z.maxLength(5));

/** What can be said of a survivor, at the start and as an expectation. */
export const survivorFields = {
  player: z.optional(note(Name, 'Who plays this survivor; the first player if left out.')),
  at: z.optional(At),
  status: z.optional(z.enum(['alive', 'dead', 'gone'])),
  knockedDown: z.optional(
    note(
      z.union([z.boolean(), Whole]),
      'true: lies, and stands at the end of the next monster turn; a number: of that many monster turns from now.',
    ),
  ),
  attributes: z.optional(someOf(SURVIVOR_STATS, Whole)),
  tokens: z.optional(TokenCounts),
  modifiers: z.optional(Modifiers),
  bleeding: z.optional(Count),
  survival: z.optional(note(Count, '0 if left out: nobody is asked about dodges and dashes then.')),
  insanity: z.optional(Count),
  courage: z.optional(Count),
  understanding: z.optional(Count),
  armour: z.optional(note(someOf(LOCATIONS, Count), 'Points left; as the gear gives them if left out.')),
  light: z.optional(note(Places, 'Places whose light injury box is full.')),
  heavy: z.optional(note(Places, 'Places whose heavy injury box is full.')),
  brainLight: z.optional(note(z.boolean(), 'Whether the light brain box is full.')),
  injuries: z.optional(Ids),
  disorders: z.optional(Ids),
  fightingArts: z.optional(Ids),
  abilities: z.optional(Ids),
  gear: z.optional(note(z.array(Gear).check(z.maxLength(9)), 'The grid row by row, null for an empty cell.')),
  resources: z.optional(Ids),
  survivalUsed: z.optional(z.array(z.enum(SURVIVAL_ACTIONS))),
  acted: z.optional(z.boolean()),
  hiddenBy: z.optional(note(Ids, 'Ids of what makes this survivor no threat: t1 for the first tile.')),
  doomedBy: z.optional(Ids),
  ignoresInjury: z.optional(z.boolean()),
  block: z.optional(Count),
  frenzy: z.optional(Count),
  huntExperience: z.optional(Count),
  weaponType: z.optional(z.nullable(Id)),
  weaponLevel: z.optional(Count),
};

/** What can be said of the monster. */
export const monsterFields = {
  at: z.optional(At),
  facing: z.optional(FacingName),
  knockedDown: z.optional(z.boolean()),
  attributes: z.optional(note(someOf(MONSTER_STATS, Whole), 'As its level has them if left out.')),
  tokens: z.optional(TokenCounts),
  modifiers: z.optional(Modifiers),
  inPlay: z.optional(note(InPlay, 'Specials, traits, moods and durations in play.')),
  injuries: z.optional(note(InPlay, 'Hit locations whose persistent injury is in play.')),
  turns: z.optional(note(Count, 'Monster turns begun so far.')),
  life: z.optional(note(z.nullable(Count), 'Life left, where its level has some.')),
  skips: z.optional(note(Count, 'Turns it will miss.')),
};

/** Piles of cards, the first is the top. */
export const PILES = [
  'deck',
  'discard',
  'wounds',
  'hitLocations',
  'hitLocationDiscard',
  'archive',
  'terrainDeck',
  'basicResources',
  'monsterResources',
] as const;
export type PileName = (typeof PILES)[number];

/** What can be said of the rest of the table. */
export const tableFields = {
  round: z.optional(Count),
  controller: z.optional(note(z.nullable(Name), 'The player with the controller tile.')),
  nominated: z.optional(note(z.nullable(Name), "The controller's nominated survivor.")),
  priority: z.optional(
    note(
      z.nullable(z.union([Name, z.strictObject({ holder: Name, permanent: z.boolean() })])),
      'Who holds the priority target token.',
    ),
  ),
  lastToWound: z.optional(z.nullable(Name)),
  woundsThisRound: z.optional(Count),
  grabbed: z.optional(note(z.record(Name, Count), 'Victims of grab, each with the round it happened in.')),
  terrain: z.optional(
    z
      .array(
        z.strictObject({
          card: Id,
          at: note(SpaceName, 'Its north-west corner.'),
          turned: z.optional(z.boolean()),
          marks: z.optional(Ids),
        }),
      )
      .check(z.maxLength(60)),
  ),
};

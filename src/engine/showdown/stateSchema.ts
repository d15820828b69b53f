import * as z from 'zod/mini';
import { FACINGS, SPACES, type Space } from '../board';
import type { Cause, Command, Decision, Dice, Frame, Option, RandomState } from '../kernel';
import { EffectList } from './cards/effect';
import type { Before, SheetRecord } from './record';
import type { SetUp, SurvivorSetUp } from './setup';
import type {
  Act,
  Attack,
  AttackBonus,
  CardInPlay,
  GearInPlay,
  Later,
  Modifier,
  Monster,
  Player,
  Scope,
  ShowdownState,
  Survivor,
  Tile,
  Variants,
  Wear,
} from './state';
import {
  COLOURS,
  LOCATIONS,
  MOMENTS,
  MONSTER_STATS,
  SPANS,
  SURVIVAL_ACTIONS,
  SURVIVOR_STATS,
  TOKENS,
} from './terms';

/** One schema for each field of a type, so that a field added to the state can't be forgotten here. */
type Fields<T> = { [K in keyof T]-?: z.ZodMiniType<T[K] | undefined> };
const object = <T>(fields: Fields<T>) => z.object(fields) as unknown as z.ZodMiniType<T>;

const text = z.string();
const whole = z.int();
const count = z.int().check(z.minimum(0));
const yes = z.boolean();
const texts = z.array(text);
const space: z.ZodMiniType<Space> = z.int().check(z.minimum(0), z.maximum(SPACES - 1));
const facing = z.enum(FACINGS);
const location = z.enum(LOCATIONS);
const token = z.enum(TOKENS);
const tokens = z.partialRecord(token, whole);
const survivorStats = z.record(z.enum(SURVIVOR_STATS), whole);
const survivalAction = z.enum(SURVIVAL_ACTIONS);
export const variantShape: Fields<Variants> = {
  ties: z.enum(['ask', 'kindest', 'cruellest', 'random']),
  tokenLeaves: z.enum(['picked', 'monsterTurnEnd']),
  accuracyTokens: z.enum(['monster', 'survivor']),
  standUp: z.enum(['next', 'thisTurn']),
  endure: yes,
  placement: z.enum(['ask', 'random']),
  skipPlayers: yes,
};

// the kernel's part

const cause = object<Cause>({ kind: text, id: text });
const frame = z.looseObject({
  procedure: text,
  step: text,
  cause: z.nullable(cause),
  result: z.optional(z.unknown()),
}) as unknown as z.ZodMiniType<Frame>;
const option = z.looseObject({ key: text, kind: text }) as unknown as z.ZodMiniType<Option>;
const decision = object<Decision>({
  id: count,
  kind: text,
  by: text,
  options: z.array(option),
  min: count,
  max: count,
  causes: z.array(cause),
  about: z.record(text, z.unknown()),
  interjections: z.array(option),
});
const scripted = z.object({ value: whole, purpose: z.optional(text) });
const diceSource = z.enum(['seeded', 'scripted', 'typed']);
const dice = object<Dice>({
  source: diceSource,
  random: z.tuple([whole, whole, whole, whole]) as unknown as z.ZodMiniType<RandomState>,
  script: z.array(scripted) as unknown as z.ZodMiniType<Dice['script']>,
});

/** A recorded command. */
export const CommandSchema = z.union([
  z.object({ type: z.literal('answer'), decision: whole, keys: texts }),
  z.object({ type: z.literal('interject'), decision: whole, key: text }),
  z.object({ type: z.literal('edit'), edit: z.unknown() }),
]) as unknown as z.ZodMiniType<Command>;

// the set-up

const ownAffinities = z.partialRecord(z.enum(COLOURS), count);

const survivorSetUp = object<SurvivorSetUp>({
  name: text,
  player: count,
  grid: z.array(z.nullable(text)).check(z.maxLength(9)),
  attributes: z.optional(z.partialRecord(z.enum(SURVIVOR_STATS), whole)),
  survival: z.optional(count),
  insanity: z.optional(count),
  courage: z.optional(count),
  understanding: z.optional(count),
  injuries: z.optional(texts),
  disorders: z.optional(texts),
  fightingArts: z.optional(texts),
  abilities: z.optional(texts),
  affinities: z.optional(ownAffinities),
  weaponType: z.optional(text),
  weaponLevel: z.optional(count),
  huntExperience: z.optional(count),
});

/** A set-up from outside; whether it can be played, `checkSetUp` says. */
export const SetUpSchema = object<SetUp>({
  monster: text,
  level: text,
  players: texts,
  controller: count,
  solo: yes,
  survivors: z.array(survivorSetUp),
  variants: z.partial(z.object(variantShape)) as unknown as z.ZodMiniType<SetUp['variants']>,
  survivalLimit: z.optional(count),
  unlocked: z.optional(z.array(survivalAction)),
  innovations: z.optional(texts),
  seed: z.number(),
  dice: z.optional(diceSource),
  script: z.optional(z.array(scripted)) as unknown as z.ZodMiniType<SetUp['script']>,
});

// figures and cards

const modifier = object<Modifier>({ stat: token, by: whole, until: z.enum(SPANS), source: text });
const modifiers = z.array(modifier);
const bonuses = z.array(object<AttackBonus>({ stat: token, by: whole, source: text }));
const gear = object<GearInPlay>({ id: text, card: text, used: texts });
const wear = object<Wear>({ armour: count, light: yes, heavy: yes });
const cardInPlay = object<CardInPlay>({ card: text, counters: whole });
const cardsInPlay = z.array(cardInPlay);
const pile = z.object({ deck: texts, discard: texts });

const survivor = object<Survivor>({
  id: text,
  name: text,
  player: text,
  status: z.enum(['alive', 'dead', 'gone']),
  space: z.nullable(space),
  standsAfter: z.nullable(whole),
  attributes: survivorStats,
  tokens,
  modifiers,
  bleeding: count,
  survival: count,
  insanity: count,
  courage: count,
  understanding: count,
  brainLight: yes,
  wear: z.record(location, wear),
  injuries: texts,
  statuses: texts,
  disorders: texts,
  fightingArts: texts,
  abilities: texts,
  affinities: ownAffinities,
  used: texts,
  grid: z.array(z.nullable(gear)).check(z.length(9)),
  resources: texts,
  survivalUsed: z.array(survivalAction),
  acted: yes,
  moved: yes,
  hiddenBy: texts,
  doomedBy: texts,
  ignoresInjury: yes,
  block: count,
  deflect: count,
  frenzy: count,
  woundedWith: texts,
  huntExperience: count,
  weaponType: z.nullable(text),
  weaponLevel: whole,
  notes: texts,
});

const monster = object<Monster>({
  card: text,
  level: text,
  rank: whole,
  size: count,
  space: z.nullable(space),
  facing,
  knockedDown: yes,
  falls: count,
  seesAllUntil: whole,
  life: z.nullable(count),
  attributes: z.record(z.enum(MONSTER_STATS), whole),
  tokens,
  modifiers,
  ai: pile,
  faceUp: z.nullable(text),
  wounds: texts,
  performing: texts,
  inPlay: cardsInPlay,
  hitLocations: pile,
  trap: z.nullable(text),
  injuries: cardsInPlay,
  decks: z.record(text, pile),
  archive: texts,
  turns: count,
  skips: count,
});

const attack = object<Attack>({
  survivor: text,
  weapon: text,
  ended: yes,
  cards: texts,
  current: z.nullable(text),
  blindSpot: yes,
  anywhere: yes,
  perfectHits: count,
  criticals: count,
  extraDice: count,
  skills: texts,
  selected: count,
  undrawn: count,
  bonus: bonuses,
  breaks: yes,
  by: z.nullable(text),
});

/** What the words of a card mean, in a frame of the stack. */
export const ScopeSchema = object<Scope>({
  card: z.object({
    kind: z.enum([
      'ai',
      'hitLocation',
      'basicAction',
      'instinct',
      'gear',
      'terrain',
      'resource',
      'injury',
      'fightingArt',
      'disorder',
      'ability',
      'proficiency',
      'trauma',
      'status',
      'rule',
    ]),
    id: text,
  }),
  target: z.optional(text),
  targets: z.optional(texts),
  attacker: z.optional(text),
  subject: z.optional(text),
  owner: z.optional(text),
  each: z.optional(text),
  from: z.optional(space),
  location: z.optional(location),
  gear: z.optional(text),
  tile: z.optional(text),
  bonus: z.optional(bonuses),
  dealt: z.optional(count),
  hits: z.optional(count),
  collided: z.optional(texts),
  moved: z.optional(count),
  found: z.optional(count),
  die: z.optional(whole),
  purpose: z.optional(text),
});

const later = object<Later>({
  id: whole,
  moment: z.enum(MOMENTS),
  in: whole,
  effects: EffectList,
  scope: ScopeSchema,
});
const tile = object<Tile>({ id: text, card: text, spaces: z.array(space), marks: texts });
const player = object<Player>({ id: text, name: text, nominated: texts });
const act = object<Act>({ survivor: text, movement: whole, activation: whole, steps: count });

const before = object<Before>({
  attributes: survivorStats,
  survival: count,
  insanity: count,
  courage: count,
  understanding: count,
  injuries: texts,
  disorders: texts,
  abilities: texts,
  fightingArts: texts,
  gear: texts,
  huntExperience: count,
  weaponLevel: whole,
});
const record = object<SheetRecord>({
  survivor: text,
  name: text,
  dead: yes,
  points: z.array(z.object({ what: text, from: whole, to: whole })),
  injuries: texts,
  disorders: texts,
  abilities: texts,
  fightingArts: texts,
  gearGained: texts,
  gearLost: texts,
  notes: texts,
});

/** The whole fight as it stands in a file. What it means by its ids is for `whyNotPlayable` to check. */
export const StateSchema = object<ShowdownState>({
  stack: z.array(frame),
  decision: z.nullable(decision),
  asked: count,
  dice,
  solo: yes,
  variants: object<Variants>(variantShape),
  survivalLimit: count,
  unlocked: z.array(survivalAction),
  innovations: texts,
  players: z.array(player),
  controller: z.nullable(text),
  nominated: z.nullable(text),
  round: count,
  phase: z.enum(['setup', 'start', 'draw', 'end', 'survivors', 'aftermath', 'over']),
  act: z.nullable(act),
  monster,
  survivors: z.array(survivor),
  attacks: z.array(attack),
  priority: z.nullable(z.object({ holder: text, permanent: yes })),
  tiles: z.array(tile),
  terrainDeck: texts,
  basicResources: texts,
  monsterResources: texts,
  later: z.array(later),
  lastToWound: z.nullable(text),
  grabbed: z.array(z.object({ survivor: text, round: whole })),
  woundsThisRound: count,
  nextId: whole,
  outcome: z.nullable(z.enum(['victory', 'defeat'])),
  rewards: texts,
  before: z.record(text, before),
  records: z.array(record),
});

import * as z from 'zod/mini';
import { count, object, serial, small, text, texts, whole, yes } from '../table/fields';
import { decision, dice, frame } from '../table/kernelSchema';
import { EffectList } from './cards/effect';
import { monster, survivor } from './figureSchemas';
import type { Before, SheetRecord } from './record';
import { location, space, survivalAction, survivorStats, token } from './schemaParts';
import { variantShape } from './setUpSchema';
import type { Act, Attack, AttackBonus, Later, Player, Scope, ShowdownState, Tile, Variants } from './state';
import { MOMENTS } from './terms';

const bonuses = z.array(object<AttackBonus>({ stat: token, by: whole, source: text }));

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
  id: serial,
  moment: z.enum(MOMENTS),
  in: whole,
  effects: EffectList.check(small),
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
  asked: serial,
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
  nextId: serial,
  outcome: z.nullable(z.enum(['victory', 'defeat'])),
  rewards: texts,
  before: z.record(text, before),
  records: z.array(record),
});

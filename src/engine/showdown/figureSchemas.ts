import * as z from 'zod/mini';
import { count, object, text, texts, whole, yes } from '../table/fields';
import {
  facing,
  location,
  ownAffinities,
  sign,
  space,
  survivalAction,
  survivorStats,
  token,
  tokens,
} from './schemaParts';
import type { CardInPlay, GearInPlay, Modifier, Monster, Survivor, Wear } from './state';
import { MONSTER_STATS, SPANS } from './terms';

// Survivors and the monster, with the cards that lie at them.

const modifier = object<Modifier>({ stat: token, by: whole, until: z.enum(SPANS), source: text });
const modifiers = z.array(modifier);
const gear = object<GearInPlay>({ id: text, card: text, used: texts });
const wear = object<Wear>({ armour: count, light: yes, heavy: yes });
const cardInPlay = object<CardInPlay>({ card: text, counters: whole });
const cardsInPlay = z.array(cardInPlay);
const pile = z.object({ deck: texts, discard: texts });

export const survivor = object<Survivor>({
  id: text,
  name: text,
  sign: z.optional(sign),
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

export const monster = object<Monster>({
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

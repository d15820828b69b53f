import * as z from 'zod/mini';
import { count, type Fields, object, text, texts, whole, yes } from '../table/fields';
import { diceSource, scripted } from '../table/kernelSchema';
import { ownAffinities, sign, survivalAction } from './schemaParts';
import type { SetUp, SurvivorSetUp } from './setup';
import type { Variants } from './state';
import { SURVIVOR_STATS } from './terms';

/** House rules, field by field: a set-up may leave some out, a fight has them all. */
export const variantShape: Fields<Variants> = {
  ties: z.enum(['ask', 'kindest', 'cruellest', 'random']),
  tokenLeaves: z.enum(['picked', 'monsterTurnEnd']),
  accuracyTokens: z.enum(['monster', 'survivor']),
  standUp: z.enum(['next', 'thisTurn']),
  endure: yes,
  placement: z.enum(['ask', 'random']),
  skipPlayers: yes,
};

const survivorSetUp = object<SurvivorSetUp>({
  name: text,
  sign: z.optional(sign),
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

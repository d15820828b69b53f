import * as z from 'zod/mini';
import type { Pile } from '../kernel';
import { count, object, serial, text, texts, whole } from '../table/fields';
import { decision, dice, diceSource, frame, scripted } from '../table/kernelSchema';
import type { SurvivorSetUp } from './setup';
import type { DiePart, Duel, DuelDie, Survivor, SurvivorOptions, SurvivorState } from './state';
import { RESOURCES } from './terms';

const survivor = object<Survivor>({
  id: text,
  card: text,
  player: text,
  stamina: count,
  damage: count,
  resources: z.record(z.enum(RESOURCES), count),
  items: texts,
  hand: texts,
  space: text,
  status: z.enum(['alive', 'dead']),
  missed: count,
});

const part = object<DiePart>({
  kind: z.enum(['survivor', 'item', 'support', 'resource']),
  id: text,
  by: whole,
});
const die = object<DuelDie>({ face: count, parts: z.array(part) });
const duel = object<Duel>({
  attacker: text,
  defender: text,
  supporters: texts,
  dice: z.object({ gray: die, red: die }),
  played: z.array(z.object({ by: text, card: text })),
  used: texts,
});

const options = {
  together: z.enum(['draw', 'attackerLoses']),
  sides: z.literal([12, 10, 20]),
  rerolled: z.enum(['keeps', 'clears']),
};
const pile = object<Pile<string>>({ deck: texts, discard: texts });

/** A game as it stands in a file. What it means by its ids is for `strangers` to check. */
export const SurvivorStateSchema = object<SurvivorState>({
  stack: z.array(frame),
  decision: z.nullable(decision),
  asked: serial,
  dice,
  options: object<SurvivorOptions>(options),
  map: text,
  day: count,
  players: z.array(z.object({ id: text, name: text })),
  survivors: z.array(survivor),
  projects: texts,
  counters: texts,
  gathered: texts,
  supports: pile,
  encounters: pile,
  nights: pile,
  duel: z.nullable(duel),
  outcome: z.nullable(z.object({ winner: z.nullable(text) })),
});

/** A set-up from outside; whether it can be played, `checkSurvivorSetUp` says. */
export const SurvivorSetUpSchema = object<SurvivorSetUp>({
  map: text,
  players: texts,
  survivors: z.array(z.object({ card: text, player: count })),
  bots: z.optional(z.array(count)) as unknown as z.ZodMiniType<SurvivorSetUp['bots']>,
  options: z.optional(z.partial(z.object(options))) as unknown as z.ZodMiniType<SurvivorSetUp['options']>,
  seed: z.number(),
  dice: z.optional(diceSource),
  script: z.optional(z.array(scripted)) as unknown as z.ZodMiniType<SurvivorSetUp['script']>,
});

import * as z from 'zod/mini';
import { count, object, serial, text, texts, whole } from '../table/fields';
import { decision, dice, diceSource, frame, scripted } from '../table/kernelSchema';
import type { EncounterSetUp } from './setup';
import type { EncounterState, Investigator, MonsterInPlay, Possession } from './state';
import { CONDITIONS, OUTCOMES, RUNS, SKILLS } from './terms';

const possession = object<Possession>({
  id: text,
  card: text,
  used: z.array(z.enum(['dice', 'reroll', 'act'])),
});

const investigator = object<Investigator>({
  id: text,
  card: text,
  player: text,
  changes: z.record(z.enum(SKILLS), whole),
  health: count,
  sanity: count,
  clues: count,
  focus: count,
  conditions: z.array(z.enum(CONDITIONS)),
  possessions: z.array(possession),
  place: text,
  status: z.enum(['up', 'defeated']),
});

const monster = object<MonsterInPlay>({ card: text, place: z.nullable(text), lost: count });

/** A table of encounters as it stands in a file. What it means by its ids is for `strangers` to check. */
export const EncounterStateSchema = object<EncounterState>({
  stack: z.array(frame),
  decision: z.nullable(decision),
  asked: serial,
  dice,
  run: z.enum(RUNS),
  round: count,
  players: z.array(z.object({ id: text, name: text })),
  investigators: z.array(investigator),
  places: texts,
  monsters: z.array(monster),
  cup: texts,
  box: texts,
  felled: texts,
  nextId: serial,
  outcome: z.nullable(z.enum(OUTCOMES)),
});

/** A set-up from outside; whether it can be played, `checkEncounterSetUp` says. */
export const EncounterSetUpSchema = object<EncounterSetUp>({
  run: z.enum(RUNS),
  players: texts,
  investigators: z.array(z.object({ card: text, player: count })),
  monsters: z.optional(texts),
  herald: z.optional(text),
  seed: z.number(),
  dice: z.optional(diceSource),
  script: z.optional(z.array(scripted)) as unknown as z.ZodMiniType<EncounterSetUp['script']>,
});

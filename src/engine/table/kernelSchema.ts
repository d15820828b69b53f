import * as z from 'zod/mini';
import type { Cause, Command, Decision, Dice, Frame, Option, RandomState } from '../kernel';
import { bits, count, object, serial, small, text, texts, whole } from './fields';

// The kernel's part of a file: its stack, the open decision, dice and commands.

const cause = object<Cause>({ kind: text, id: text });
export const frame = z
  .looseObject({
    procedure: text,
    step: text,
    cause: z.nullable(cause),
    result: z.optional(z.unknown()),
  })
  .check(small) as unknown as z.ZodMiniType<Frame>;
const option = z.looseObject({ key: text, kind: text }) as unknown as z.ZodMiniType<Option>;
export const decision = object<Decision>({
  id: serial,
  kind: text,
  by: text,
  options: z.array(option),
  min: count,
  max: count,
  causes: z.array(cause),
  about: z.record(text, z.unknown()),
  interjections: z.array(option),
});
export const scripted = z.object({ value: whole, purpose: z.optional(text) });
export const diceSource = z.enum(['seeded', 'scripted', 'typed']);
export const dice = object<Dice>({
  source: diceSource,
  random: z.tuple([bits, bits, bits, bits]) as unknown as z.ZodMiniType<RandomState>,
  script: z.array(scripted) as unknown as z.ZodMiniType<Dice['script']>,
});

/** A recorded command. */
export const CommandSchema = z.union([
  z.object({ type: z.literal('answer'), decision: serial, keys: texts }),
  z.object({ type: z.literal('interject'), decision: serial, key: text }),
  z.object({ type: z.literal('edit'), edit: z.unknown() }),
]) as unknown as z.ZodMiniType<Command>;

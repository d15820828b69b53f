import * as z from 'zod/mini';
import type { Command } from '../../kernel';
import { CommandSchema } from '../kernelSchema';
import { count, object, text } from '../schemaParts';
import { SetUpSchema } from '../setUpSchema';
import type { SetUp } from '../setup';
import type { ShowdownState } from '../state';
import { StateSchema } from '../stateSchema';
import { VERSION } from './migrations';

/** What a file says it is. */
export const FORMAT = 'showdown-table';

/** What went wrong when a report was made, or that nothing did: the players only wanted to show something. */
export const REPORT_KINDS = ['fault', 'crash', 'asked'] as const;

/** What a fault report says beside the fight: for those who mend the program, and nothing about the players. */
export interface FaultReport {
  kind: (typeof REPORT_KINDS)[number];
  /** The day and the minute (ISO 8601). */
  made: string;
  program: string;
  browser: { agent: string; language: string; width: number; height: number };
  error: { message: string; stack: string } | null;
  /** The question that was open, and what was answered or corrected last. */
  decision: { id: number; kind: string; by: string } | null;
  lastCommand: Command | null;
  /** What somebody wrote about it. */
  words?: string;
}

const FaultReportSchema = object<FaultReport>({
  kind: z.enum(REPORT_KINDS),
  made: text,
  program: text,
  browser: z.object({ agent: text, language: text, width: count, height: count }),
  error: z.nullable(z.object({ message: text, stack: text })),
  decision: z.nullable(z.object({ id: count, kind: text, by: text })),
  lastCommand: z.nullable(CommandSchema),
  words: z.optional(text),
});

/** A fight as it is kept: how it began, what was done, and the table as it is. The table is the truth. */
export interface Fight {
  setup: SetUp;
  /** The table that the commands begin with, where it is not that of the set-up: a fight that went on from a table alone. */
  start?: ShowdownState;
  commands: readonly Command[];
  /** Short fingerprints of the tables, that which the commands begin with first and then that after each (`hashes.ts`). */
  hashes?: readonly string[];
  /** What was undone and can be redone, in order. */
  redo?: readonly Command[];
  snapshot: ShowdownState;
  /** The version of the program that wrote it. */
  program?: string;
  report?: FaultReport;
}

/** A file's whole form: the schema that it is read with and that is published. */
export interface FightFile extends Fight {
  format: typeof FORMAT;
  version: typeof VERSION;
  contentHash: string;
  seed: number;
}

export const FightFileSchema = object<FightFile>({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  program: z.optional(text),
  contentHash: text,
  setup: SetUpSchema,
  seed: z.number(),
  start: z.optional(StateSchema),
  commands: z.array(CommandSchema),
  hashes: z.optional(z.array(text)),
  redo: z.optional(z.array(CommandSchema)),
  snapshot: StateSchema,
  report: z.optional(FaultReportSchema),
});

/** What a file says of itself before anything else is read. */
export const HeaderSchema = z.looseObject({ format: z.literal(FORMAT), version: z.int() });

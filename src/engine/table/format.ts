import * as z from 'zod/mini';
import type { Command } from '../kernel';
import { count, type Fields, object, text } from './fields';
import { CommandSchema } from './kernelSchema';
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

/** What of a table its file's schema is made of. */
export interface Shapes<U, S> {
  id: string;
  setUpSchema: z.ZodMiniType<U>;
  stateSchema: z.ZodMiniType<S>;
}

/** A fight as it is kept: how it began, what was done, and the table as it is. The table is the truth. */
export interface FightOf<U, S> {
  setup: U;
  /** The table that the commands begin with, where it is not that of the set-up: a fight that went on from a table alone. */
  start?: S;
  commands: readonly Command[];
  /** Short fingerprints of the tables, that which the commands begin with first and then that after each (`hashes.ts`). */
  hashes?: readonly string[];
  /** What was undone and can be redone, in order. */
  redo?: readonly Command[];
  snapshot: S;
  /** The version of the program that wrote it. */
  program?: string;
  report?: FaultReport;
}

/** A file's whole form: the schema that it is read with and that is published. */
export interface FightFileOf<U, S> extends FightOf<U, S> {
  format: typeof FORMAT;
  /** What kind of table it is of; without it a showdown, as in files that are older than the other tables. */
  table?: string;
  version: typeof VERSION;
  contentHash: string;
  seed: number;
}

/** The table of a file that does not say which. */
export const FIRST_TABLE = 'showdown';

/** The schema of a file of a kind of table. */
export const fightFileSchema = <U, S>({ id, setUpSchema, stateSchema }: Shapes<U, S>) =>
  object<FightFileOf<U, S>>({
    format: z.literal(FORMAT),
    table: z.optional(z.literal(id)),
    version: z.literal(VERSION),
    program: z.optional(text),
    contentHash: text,
    setup: setUpSchema,
    seed: z.number(),
    start: z.optional(stateSchema),
    commands: z.array(CommandSchema),
    hashes: z.optional(z.array(text)),
    redo: z.optional(z.array(CommandSchema)),
    snapshot: stateSchema,
    report: z.optional(FaultReportSchema),
  } as Fields<FightFileOf<U, S>>);

/** What a file says of itself before anything else is read. */
export const HeaderSchema = z.looseObject({
  format: z.literal(FORMAT),
  version: z.int(),
  table: z.optional(text),
});

import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { FIRST_TABLE } from '../../src/engine';
import { readOptions, usageError, wholeNumber } from '../lib/options.mjs';
import type { Subject } from './game';
import { hostileFile } from './hostileFile';
import { type Failure, runAll } from './runAll';
import { subjectNamed } from './subjects';
import { work } from './worker';

const USAGE = `usage: npm run hostile -- [options]
  --table T    showdown, encounter or last-survivor (showdown)
  --files N    how many spoiled files, links and situations (1000)
  --seed S     the first one's seed; the others follow (1)
  --workers N  so many at a time (1)
  --save FILE  where a failing one is written (hostile-SEED.showdown, .txt or .yaml)`;

// The project's folder: the program runs from a bundle in node_modules/.cache.
const ROOT = process.cwd();

/** Writes the file of a failure; the failure with the command that shows it again. */
async function report(
  { seed, message }: Failure,
  table: string,
  subject: Subject,
  save: string | undefined,
): Promise<string> {
  const { name, text } = await hostileFile(seed, subject, ROOT);
  writeFileSync(save ?? name, text);
  const which = table === FIRST_TABLE ? '' : ` --table ${table}`;
  return `seed ${seed}: ${message}\n  again: npm run hostile --${which} --files 1 --seed ${seed}\n  file:  ${save ?? name}`;
}

async function main(): Promise<void> {
  const { values, positionals } = readOptions(USAGE, {
    table: { type: 'string', default: FIRST_TABLE },
    files: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    save: { type: 'string' },
  });
  if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
  const files = wholeNumber(USAGE, '--files', values.files, 1, 10_000_000);
  const first = wholeNumber(USAGE, '--seed', values.seed, 0, 2_000_000_000);
  const workers = wholeNumber(USAGE, '--workers', values.workers, 1, 16);
  const { save, table } = values;
  const subject = subjectNamed(table);
  if (subject === undefined) return usageError(USAGE, `there is no table '${table}'`);
  if (save !== undefined && !existsSync(path.dirname(save)))
    usageError(USAGE, `there is no folder '${path.dirname(save)}'`);
  const { tally, failures, slowest } = await runAll(
    fileURLToPath(import.meta.url),
    first,
    files,
    workers,
    table,
  );
  const rows = Object.entries(tally).sort(([, a], [, b]) => b - a);
  for (const [what, times] of rows) process.stdout.write(`${String(times).padStart(7)}  ${what}\n`);
  process.stdout.write(`slowest: ${Math.round(slowest.ms)} ms, seed ${slowest.seed}\n`);
  for (const failure of failures) process.stdout.write(`${await report(failure, table, subject, save)}\n`);
  process.stdout.write(`${files} files, ${failures.length} failed\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

// Each share of the files is opened by this program again, in a process of its own.
const [role, from, to, table = FIRST_TABLE] = process.argv.slice(2);
const subject = role === 'worker' ? subjectNamed(table) : undefined;
await (subject === undefined ? main() : work(Number(from), Number(to), subject, ROOT));

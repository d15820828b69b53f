import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { CONTENT } from '../../src/store/content';
import { readOptions, usageError, wholeNumber } from '../lib/options.mjs';
import { hostileFile } from './hostileFile';
import { type Failure, runAll } from './runAll';
import { work } from './worker';

const USAGE = `usage: npm run hostile -- [options]
  --files N    how many spoiled files, links and situations (1000)
  --seed S     the first one's seed; the others follow (1)
  --workers N  so many at a time (1)
  --save FILE  where a failing one is written (hostile-SEED.showdown, .txt or .yaml)`;

// The project's folder: the program runs from a bundle in node_modules/.cache.
const ROOT = process.cwd();

/** Writes the file of a failure; the failure with the command that shows it again. */
async function report({ seed, message }: Failure, save: string | undefined): Promise<string> {
  const { name, text } = await hostileFile(seed, CONTENT, ROOT);
  writeFileSync(save ?? name, text);
  return `seed ${seed}: ${message}\n  again: npm run hostile -- --files 1 --seed ${seed}\n  file:  ${save ?? name}`;
}

async function main(): Promise<void> {
  const { values, positionals } = readOptions(USAGE, {
    files: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '1' },
    save: { type: 'string' },
  });
  if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
  const files = wholeNumber(USAGE, '--files', values.files, 1, 10_000_000);
  const first = wholeNumber(USAGE, '--seed', values.seed, 0, 2_000_000_000);
  const workers = wholeNumber(USAGE, '--workers', values.workers, 1, 16);
  const { save } = values;
  if (save !== undefined && !existsSync(path.dirname(save)))
    usageError(USAGE, `there is no folder '${path.dirname(save)}'`);
  const { tally, failures, slowest } = await runAll(fileURLToPath(import.meta.url), first, files, workers);
  const rows = Object.entries(tally).sort(([, a], [, b]) => b - a);
  for (const [what, times] of rows) process.stdout.write(`${String(times).padStart(7)}  ${what}\n`);
  process.stdout.write(`slowest: ${Math.round(slowest.ms)} ms, seed ${slowest.seed}\n`);
  for (const failure of failures) process.stdout.write(`${await report(failure, save)}\n`);
  process.stdout.write(`${files} files, ${failures.length} failed\n`);
  process.exitCode = failures.length > 0 ? 1 : 0;
}

// Each share of the files is opened by this program again, in a process of its own.
const [role, from, to] = process.argv.slice(2);
await (role === 'worker' ? work(Number(from), Number(to), CONTENT, ROOT) : main());

import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readOptions, usageError, wholeNumber } from '../lib/options.mjs';
import { encounterFuzz } from './encounter/encounterFuzz';
import type { Failure } from './fuzzFight';
import { survivorFuzz } from './lastSurvivor/survivorFuzz';
import { showdownFuzz } from './showdownFuzz';
import type { Fuzz, FuzzRun } from './subject';
import { unperformed } from './tally';

const USAGE = `usage: npm run fuzz -- [options]
  --table T    showdown, encounter or last-survivor (showdown)
  --fights N   how many fights (100)
  --monster M  showdown: against this one only: white-lion
  --level L    showdown: at this level only: 1
  --each       showdown: so many fights against each of these levels, with one list of what the whole run never performed
  --seed S     the first fight's seed; the others follow (1)
  --save FILE  where the file of a failing fight is written (fuzz-SEED.showdown)
  --json       what was performed, as JSON`;

const { values, positionals } = readOptions(USAGE, {
  table: { type: 'string', default: 'showdown' },
  fights: { type: 'string', default: '100' },
  monster: { type: 'string' },
  level: { type: 'string' },
  each: { type: 'boolean', default: false },
  seed: { type: 'string', default: '1' },
  save: { type: 'string' },
  json: { type: 'boolean', default: false },
});
if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
const fights = wholeNumber(USAGE, '--fights', values.fights, 1, 1_000_000);
const first = wholeNumber(USAGE, '--seed', values.seed, 0, 2_000_000_000);

/** What is played, by the table that is wanted. */
const TABLES: Readonly<Record<string, (wanted: typeof values) => Fuzz | string>> = {
  showdown: showdownFuzz,
  encounter: encounterFuzz,
  'last-survivor': survivorFuzz,
};
const made = Object.hasOwn(TABLES, values.table) ? TABLES[values.table]?.(values) : undefined;
if (made === undefined) usageError(USAGE, `there is no table '${values.table}'`);
const fuzz = typeof made === 'string' ? usageError(USAGE, made) : (made as Fuzz);
if (values.save !== undefined && !existsSync(path.dirname(values.save))) {
  usageError(USAGE, `there is no folder '${path.dirname(values.save)}'`);
}

/** Writes the file of a failed fight; a failure with the command that shows it again. */
function report({ seed, message, file }: Failure, { again }: FuzzRun): string {
  const name = values.save ?? `fuzz-${seed}.showdown`;
  if (file !== null) writeFileSync(name, file);
  const where = file === null ? 'none' : name;
  return `seed ${seed}: ${message}\n  again: npm run fuzz -- --fights 1 --seed ${seed}${again}\n  file:  ${where}`;
}

const failures: string[] = [];

/** The fights of all seeds; what came of them, in a line. */
function fight(run: FuzzRun): string {
  const { ends } = fuzz.tally;
  const [before, failed] = [{ ...ends }, failures.length];
  for (let seed = first; seed < first + fights; seed += 1) {
    const failure = run.fight(seed);
    if (failure !== null) failures.push(report(failure, run));
  }
  const ended = Object.entries(ends).map(([end, times]) => `${end} ${times - (before[end] ?? 0)}`);
  return `${run.label}${fights} fights, ${failures.length - failed} failed: ${ended.join(', ')}`;
}

// With --json the figures alone go to standard output.
const say = (line: string) => (values.json ? process.stderr : process.stdout).write(`${line}\n`);

for (const run of fuzz.runs) say(fight(run));

if (values.json) process.stdout.write(`${JSON.stringify(fuzz.tally, null, 2)}\n`);
else {
  for (const [section, counts] of Object.entries(fuzz.tally)) {
    const rows = Object.entries(counts as Record<string, number>).map(([name, times]) => `${name} ${times}`);
    process.stdout.write(`${section}: ${rows.join(' · ')}\n`);
  }
  const never = unperformed(fuzz.tally);
  process.stdout.write(
    never.length === 0 ? 'never performed: nothing\n' : `never performed:\n  ${never.join('\n  ')}\n`,
  );
}
const lines = [...failures, `${fights * fuzz.runs.length} fights, ${failures.length} failed`];
for (const line of lines) say(line);
process.exitCode = failures.length > 0 ? 1 : 0;

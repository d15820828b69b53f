import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { CONTENT } from '../../src/store/content';
import { readOptions, usageError, wholeNumber } from '../lib/options.mjs';
import { type Opponent, opponentComplaint, opponents } from '../play/opponent';
import { type Failure, fuzzFight } from './fuzzFight';
import { newTally, unperformed } from './tally';

const USAGE = `usage: npm run fuzz -- [options]
  --fights N   how many fights (100)
  --monster M  against this one only: white-lion
  --level L    at this level only: 1
  --each       so many fights against each of these levels, with one list of what the whole run never performed
  --seed S     the first fight's seed; the others follow (1)
  --save FILE  where the file of a failing fight is written (fuzz-SEED.showdown)
  --json       what was performed, as JSON`;

const { values, positionals } = readOptions(USAGE, {
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
const refused = opponentComplaint(CONTENT, values.monster, values.level);
if (refused !== null) usageError(USAGE, refused);
const among = opponents(CONTENT, values.monster, values.level);
if (values.save !== undefined && !existsSync(path.dirname(values.save))) {
  usageError(USAGE, `there is no folder '${path.dirname(values.save)}'`);
}

/** Writes the file of a failed fight; a failure with the command that shows it again. */
function report({ seed, message, file }: Failure, against: Opponent[]): string {
  const name = values.save ?? `fuzz-${seed}.showdown`;
  if (file !== null) writeFileSync(name, file);
  const where = file === null ? 'none, it failed in the set-up' : name;
  const [one] = against;
  const monster = values.each ? one?.monster : values.monster;
  const level = values.each ? one?.level : values.level;
  const whom = [
    ...(monster === undefined ? [] : [` --monster ${monster}`]),
    ...(level === undefined ? [] : [` --level ${level}`]),
  ];
  return `seed ${seed}: ${message}\n  again: npm run fuzz -- --fights 1 --seed ${seed}${whom.join('')}\n  file:  ${where}`;
}

const tally = newTally(CONTENT, among);
const failures: string[] = [];

/** The fights of all seeds against these; what came of them, in a line. */
function fight(against: Opponent[]): string {
  const [before, failed] = [{ ...tally.ends }, failures.length];
  for (let seed = first; seed < first + fights; seed += 1) {
    const failure = fuzzFight(seed, CONTENT, tally, undefined, against);
    if (failure !== null) failures.push(report(failure, against));
  }
  const ends = Object.entries(tally.ends).map(([end, times]) => `${end} ${times - (before[end] ?? 0)}`);
  return `${fights} fights, ${failures.length - failed} failed: ${ends.join(', ')}`;
}

// With --json the figures alone go to standard output.
const say = (line: string) => (values.json ? process.stderr : process.stdout).write(`${line}\n`);

if (values.each) for (const one of among) say(`${one.monster} ${one.level}: ${fight([one])}`);
else say(fight(among));

if (values.json) process.stdout.write(`${JSON.stringify(tally, null, 2)}\n`);
else {
  for (const [section, counts] of Object.entries(tally)) {
    const rows = Object.entries(counts as Record<string, number>).map(([name, times]) => `${name} ${times}`);
    process.stdout.write(`${section}: ${rows.join(' · ')}\n`);
  }
  const never = unperformed(tally);
  process.stdout.write(
    never.length === 0 ? 'never performed: nothing\n' : `never performed:\n  ${never.join('\n  ')}\n`,
  );
}
const all = fights * (values.each ? among.length : 1);
const lines = [...failures, `${all} fights, ${failures.length} failed`];
for (const line of lines) say(line);
process.exitCode = failures.length > 0 ? 1 : 0;

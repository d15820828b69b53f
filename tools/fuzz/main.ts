import { writeFileSync } from 'node:fs';
import process from 'node:process';
import {
  advance,
  begun,
  type Command,
  current,
  hash,
  hashOf,
  isJournal,
  replay,
  type SetUp,
  type ShowdownState,
  saveFight,
  showdownGame,
  undo,
  violations,
} from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { readOptions, usageError, wholeNumber } from '../lib/options.mjs';
import { playFight } from '../play/playFight';
import { random } from '../play/random';
import { randomSetUp } from '../play/setups';
import { countCommand, countEvent, countingGame, countModifiers, newTally, unperformed } from './tally';

const USAGE = `usage: npm run fuzz -- [options]
  --fights N   how many fights (100)
  --seed S     the first fight's seed; the others follow (1)
  --save FILE  where the file of a failing fight is written (fuzz-SEED.showdown)
  --json       what was performed, as JSON`;

const { values, positionals } = readOptions(USAGE, {
  fights: { type: 'string', default: '100' },
  seed: { type: 'string', default: '1' },
  save: { type: 'string' },
  json: { type: 'boolean', default: false },
});
if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
const fights = wholeNumber(USAGE, '--fights', values.fights, 1, 1_000_000);
const first = wholeNumber(USAGE, '--seed', values.seed, 0, 2_000_000_000);

/** One fight in so many is also played by a twin that is saved and loaded at every question, and undone and replayed. */
const TWIN_EVERY = 10;

const tally = newTally(CONTENT);
const game = countingGame(tally);

class Violation extends Error {}

function check(state: ShowdownState): void {
  const [broken] = violations(state, CONTENT);
  if (broken !== undefined) throw new Violation(broken);
}

/** The same commands on a state that is saved to JSON and loaded before each. */
function twin(setup: SetUp, commands: readonly Command[], end: ShowdownState): void {
  const silent = () => undefined;
  const start = begun(setup, CONTENT);
  let text = JSON.stringify(start.entries[0]?.state);
  for (const command of commands) {
    const state = JSON.parse(text) as ShowdownState;
    const rejection = advance(showdownGame, { state, content: CONTENT, emit: silent }, command);
    if (rejection !== null) throw new Violation(`the loaded twin refuses: ${rejection.message}`);
    text = JSON.stringify(state);
  }
  if (hash(JSON.parse(text)) !== hash(end)) throw new Violation('the saved and loaded twin ends differently');
  const played = replay({ game: showdownGame, content: CONTENT }, start, commands);
  if (!isJournal(played)) throw new Violation(`the replay refuses: ${played.message}`);
  if (hashOf(played) !== hash(end)) throw new Violation('the replay ends differently');
  let back = played;
  while (back.at > 0) back = undo(back);
  if (hashOf(back) !== hashOf(start)) throw new Violation('undone to the start it is another table');
}

/** The fight as it was before the command that failed, for the page; null if it failed before the first. */
function saveFailure(setup: SetUp, commands: readonly Command[]): string | null {
  const before = commands.slice(0, -1);
  const played = replay({ game: showdownGame, content: CONTENT }, begun(setup, CONTENT), before);
  if (!isJournal(played)) return null;
  const file = values.save ?? `fuzz-${setup.seed}.showdown`;
  writeFileSync(file, saveFight({ setup, commands: before, snapshot: current(played) }, CONTENT));
  return file;
}

function fight(seed: number): string | null {
  const setup = randomSetUp(CONTENT, seed);
  const commands: Command[] = [];
  try {
    const { state } = playFight(
      setup,
      CONTENT,
      random,
      seed,
      {
        event: (event) => countEvent(tally, event, CONTENT),
        command: (before, command) => {
          countCommand(tally, before, command);
          commands.push(command);
        },
        taken: check,
      },
      game,
    );
    countModifiers(tally, { state, content: CONTENT });
    if (seed % TWIN_EVERY === 0) twin(setup, commands, state);
    return null;
  } catch (error) {
    const { name, message } = error as Error;
    const file = commands.length === 0 ? null : saveFailure(setup, commands);
    return `seed ${seed}: ${name}: ${message}\n  again: npm run fuzz -- --fights 1 --seed ${seed}\n  file:  ${file ?? 'none, it failed in the set-up'}`;
  }
}

const failures: string[] = [];
for (let seed = first; seed < first + fights; seed += 1) {
  const failure = fight(seed);
  if (failure !== null) failures.push(failure);
}

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
for (const failure of failures) process.stdout.write(`${failure}\n`);
process.stdout.write(`${fights} fights, ${failures.length} failed\n`);
process.exitCode = failures.length > 0 ? 1 : 0;

import process from 'node:process';
import {
  advance,
  bareFight,
  begun,
  type Command,
  isJournal,
  record,
  type SetUp,
  type ShowdownState,
  showdownGame,
} from '../src/engine';
import { CONTENT } from '../src/store/content';
import { readOptions, usageError } from '../tools/lib/options.mjs';
import { chanceOf } from '../tools/play/chance';
import { playFight } from '../tools/play/playFight';
import { random } from '../tools/play/random';
import { kitSetUp } from '../tools/play/setups';

const USAGE = `usage: npm run bench [-- --json]
  Whole random fights of the White Lion, at least ten seconds of processor time. A decision counts only with two
  answers or more.`;

const { values, positionals } = readOptions(USAGE, { json: { type: 'boolean', default: false } });
if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);

const silent = () => undefined;
const cpuSeconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const setUp = (seed: number): SetUp => kitSetUp(CONTENT, seed % 2 === 0 ? 'white-lion' : 'starting', seed);

/** Fights on the bare state, for so many seconds; counts decisions and fights. */
function bare(seconds: number): { decisions: number; fights: number; cpu: number } {
  const start = cpuSeconds();
  let decisions = 0;
  let fights = 0;
  for (let seed = 1; cpuSeconds() - start < seconds; seed += 1) {
    const chance = chanceOf(seed);
    const state = bareFight(setUp(seed), CONTENT, silent);
    const run = { state, content: CONTENT, emit: silent };
    while (state.decision !== null) {
      if (state.decision.options.length > 1) decisions += 1;
      advance(showdownGame, run, random(state, state.decision, chance, CONTENT));
    }
    fights += 1;
  }
  return { decisions, fights, cpu: cpuSeconds() - start };
}

/** Recorded commands of whole fights, to be given again in other ways. */
function recorded(fights: number): { setup: SetUp; commands: Command[] }[] {
  return Array.from({ length: fights }, (_, i) => {
    const setup = setUp(i + 1);
    return { setup, commands: playFight(setup, CONTENT, random, i + 1).commands };
  });
}

function store(courses: ReturnType<typeof recorded>): number {
  const rules = { game: showdownGame, content: CONTENT };
  const start = cpuSeconds();
  let commands = 0;
  for (const course of courses) {
    let journal = begun(course.setup, CONTENT);
    for (const command of course.commands) {
      const next = record(rules, journal, command);
      if (isJournal(next)) journal = next;
      commands += 1;
    }
  }
  return commands / (cpuSeconds() - start);
}

/** The naive way: a JSON copy of the table for each command. Also gives the sizes of the tables. */
function jsonClone(courses: ReturnType<typeof recorded>): { perSecond: number; bytes: number[] } {
  const bytes: number[] = [];
  const start = cpuSeconds();
  let commands = 0;
  for (const course of courses) {
    let state = bareFight(course.setup, CONTENT, silent);
    for (const command of course.commands) {
      const text = JSON.stringify(state);
      bytes.push(text.length);
      state = JSON.parse(text) as ShowdownState;
      advance(showdownGame, { state, content: CONTENT, emit: silent }, command);
      commands += 1;
    }
  }
  return { perSecond: commands / (cpuSeconds() - start), bytes };
}

function heapAfter(fights: number, from: number): number {
  for (let seed = from; seed < from + fights; seed += 1) playFight(setUp(seed), CONTENT, random, seed);
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

bare(1);
const run = bare(10);
const courses = recorded(60);
const storePerSecond = store(courses);
const clone = jsonClone(courses);
const after100 = heapAfter(100, 1);
const after1000 = heapAfter(900, 101);
const sizes = clone.bytes.sort((a, b) => a - b);

const result = {
  decisionsPerCpuSecond: Math.round(run.decisions / run.cpu),
  fightsPerCpuSecond: Number((run.fights / run.cpu).toFixed(1)),
  storeCommandsPerCpuSecond: Math.round(storePerSecond),
  jsonCloneCommandsPerCpuSecond: Math.round(clone.perSecond),
  decisionsPerJsonCloneCommand: Number((run.decisions / run.cpu / clone.perSecond).toFixed(2)),
  stateBytes: { median: sizes[sizes.length >> 1] ?? 0, most: sizes[sizes.length - 1] ?? 0 },
  heapRatio1000to100: Number((after1000 / after100).toFixed(3)),
};
if (values.json) process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
else
  for (const [name, figure] of Object.entries(result))
    process.stdout.write(`${name}: ${JSON.stringify(figure)}\n`);

import process from 'node:process';
import { begun, type Command, current, isJournal, record, type SetUp, showdownGame } from '../../src/engine';
import { CONTENT } from '../../src/store/content';
import { SHOWDOWN_DESK } from '../../src/store/desks/showdown';
import { shownShowdown } from '../../src/store/desks/showdownHead';
import { type End, type Rows, rowsOfChanges } from '../../src/store/keep/rows';
import type { SnapshotRow } from '../../src/store/keep/shapes';
import { readOptions, usageError, wholeNumber } from '../../tools/lib/options.mjs';
import { playFight } from '../../tools/play/playFight';
import { uniform } from '../../tools/play/policy';
import { kitSetUp } from '../../tools/play/setups';

const USAGE = `usage: npm run bench:keep [-- --rounds N] [-- --tries N]
What keeping a fight in the browser costs (docs/keeping.md): for each command of a long fight the bytes that are written and
the processor's milliseconds to make them; the size of the whole fight in the store.
  --rounds N  so many rounds are played (60)
  --tries N   so many random fights are looked through for the longest, should none last so long (300)`;

const { values, positionals } = readOptions(USAGE, {
  rounds: { type: 'string', default: '60' },
  tries: { type: 'string', default: '300' },
});
if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
const rounds = wholeNumber(USAGE, '--rounds', values.rounds, 1, 300);
const tries = wholeNumber(USAGE, '--tries', values.tries, 1, 100_000);

const setUp = (seed: number): SetUp => kitSetUp(CONTENT, seed % 2 === 0 ? 'white-lion' : 'starting', seed);

/** The first random fight that lasts so many rounds, else the longest. */
function longFight(): { setup: SetUp; commands: Command[]; rounds: number } {
  let longest = { setup: setUp(1), commands: [] as Command[], rounds: 0 };
  for (let seed = 1; seed <= tries && longest.rounds < rounds; seed += 1) {
    const setup = setUp(seed);
    const { commands, state } = playFight(setup, CONTENT, uniform, seed);
    if (state.round > longest.rounds) longest = { setup, commands, rounds: state.round };
  }
  return longest;
}

const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

/** Of a snapshot: its text lies there as it is, not as JSON within JSON. */
const bytesOf = (row: SnapshotRow): number =>
  bytes({ ...row, text: '' }) + new TextEncoder().encode(row.text).length;

const at = (share: number, of: readonly number[]): number => {
  const sorted = [...of].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

interface Cost {
  bytes: number;
  ms: number;
}

const rules = { game: showdownGame, content: CONTENT };
const { setup, commands, rounds: played } = longFight();
let journal = begun(setup, CONTENT);
let end: End | undefined;
let head = 0;
let kept = 0;
let snapshots: number[] = [];

/** Makes the rows of a change as the page does, and counts them. */
function keep(entries: number | null): Cost {
  const begin = performance.now();
  const change = { desk: SHOWDOWN_DESK, fight: 'fight', setup, journal, keep: entries };
  const rows: Rows = rowsOfChanges([change], end && { ...end });
  const shown = {
    ...shownShowdown(setup, current(journal)),
    n: rows.end.n,
    sum: rows.end.sum,
    declined: [],
    guide: null,
  };
  const ms = performance.now() - begin;
  end = rows.end;
  head = bytes(shown);
  const records = [...(rows.beginning === null ? [] : [rows.beginning]), ...rows.records];
  const own = records.reduce((sum, row) => sum + bytes(row), 0);
  const whole = rows.snapshots.map(bytesOf);
  kept += own;
  snapshots = [...snapshots, ...whole].slice(-3);
  return { bytes: own + head + whole.reduce((sum, n) => sum + n, 0), ms };
}

/** Plays the fight and keeps it. */
function play(): Cost[] {
  journal = begun(setup, CONTENT);
  end = undefined;
  kept = 0;
  snapshots = [];
  keep(null);
  const costs: Cost[] = [];
  for (const command of commands) {
    const next = record(rules, journal, command);
    if (!isJournal(next) || current(next).round > rounds) break;
    journal = next;
    costs.push(keep(journal.at));
  }
  return costs;
}

// Once before it counts: a page in its sixtieth round is warm, too.
play();
const costs = play();
const quarter = Math.floor(costs.length / 4);
const mean = (of: readonly Cost[]) => of.reduce((sum, cost) => sum + cost.bytes, 0) / of.length;
const all = costs.map((cost) => cost.bytes);
const ms = costs.map((cost) => cost.ms);
const kB = (n: number) => `${(n / 1000).toFixed(1)} kB`;
const lines = [
  `${Math.min(played, rounds)} rounds, ${costs.length} commands`,
  `written for a command: p50 ${kB(at(0.5, all))}, p95 ${kB(at(0.95, all))}, most ${kB(at(1, all))}`,
  `mean of the first quarter ${kB(mean(costs.slice(0, quarter)))}, of the last ${kB(mean(costs.slice(-quarter)))}`,
  `to make it: p50 ${at(0.5, ms).toFixed(2)} ms, p95 ${at(0.95, ms).toFixed(2)} ms, most ${at(1, ms).toFixed(2)} ms`,
  `the fight in the store: ${kB(kept + head + snapshots.reduce((sum, n) => sum + n, 0))}, of it records ${kB(kept)}`,
];
process.stdout.write(`${lines.join('\n')}\n`);

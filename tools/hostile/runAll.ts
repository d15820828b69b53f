import { spawn } from 'node:child_process';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { FIRST_TABLE } from '../../src/engine';
import type { Told } from './worker';

/** A file that did harm. */
export interface Failure {
  seed: number;
  message: string;
}

/** What came of all files. */
export interface Outcome {
  tally: Record<string, number>;
  failures: Failure[];
  slowest: { seed: number; ms: number };
}

/** No file needs more memory than this, in megabytes, with the whole program in it. */
const MOST_MEMORY = 256;
/** A file that is at work for longer hangs, also on a busy machine. */
const HANGS_MS = 60_000;
/** So often it is looked whether one hangs. */
const LOOK_MS = 1_000;
/** What Node says with its last breath. */
const NO_MEMORY = /heap out of memory|Reached heap limit/;
/** More of what it says is not kept. */
const LONGEST_COMPLAINT = 20_000;

/**
 * Opens the files from one seed up to another in a process of its own, whose lines tell which one it begins and what came of
 * it. A file may end that process: then why, and at which seed; null at the end.
 */
function runSome(
  program: string,
  table: string,
  from: number,
  to: number,
  tell: (told: Told) => void,
): Promise<Failure | null> {
  return new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${MOST_MEMORY}`, program, 'worker', `${from}`, `${to}`, table],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let at = { seed: from, since: performance.now() };
    let hangs = false;
    let complaint = '';
    createInterface({ input: child.stdout }).on('line', (line) => {
      const said = JSON.parse(line) as { at: number } | Told;
      if ('at' in said) at = { seed: said.at, since: performance.now() };
      else tell(said);
    });
    child.stderr.on('data', (said: Buffer) => {
      complaint = `${complaint}${said.toString()}`.slice(-LONGEST_COMPLAINT);
    });
    const watch = setInterval(() => {
      if (performance.now() - at.since <= HANGS_MS) return;
      hangs = true;
      child.kill('SIGKILL');
    }, LOOK_MS);
    child.on('close', (code) => {
      clearInterval(watch);
      const last = complaint.split('\n').find((line) => /^\w*Error: /.test(line)) ?? `it ended with ${code}`;
      const why = hangs
        ? 'it never came to an end'
        : NO_MEMORY.test(complaint)
          ? `it took more than ${MOST_MEMORY} MB`
          : last;
      resolve(code === 0 ? null : { seed: at.seed, message: why });
    });
  });
}

/** Opens the files of so many seeds, each worker its share; one that a file ends is begun anew behind it. */
export async function runAll(
  program: string,
  first: number,
  files: number,
  workers: number,
  table = FIRST_TABLE,
): Promise<Outcome> {
  const outcome: Outcome = { tally: {}, failures: [], slowest: { seed: first, ms: 0 } };
  const tell = ({ seed, ms, result }: Told): void => {
    if ('failed' in result) outcome.failures.push({ seed, message: result.failed });
    else outcome.tally[result.came] = (outcome.tally[result.came] ?? 0) + 1;
    if (ms > outcome.slowest.ms) outcome.slowest = { seed, ms };
  };
  async function share(begin: number, to: number): Promise<void> {
    for (let from = begin; from < to; ) {
      const ended = await runSome(program, table, from, to, tell);
      if (ended === null) return;
      outcome.failures.push(ended);
      from = ended.seed + 1;
    }
  }
  const border = (share: number) => first + Math.floor((files * share) / workers);
  await Promise.all(Array.from({ length: workers }, (_, i) => share(border(i), border(i + 1))));
  outcome.failures.sort((a, b) => a.seed - b.seed);
  return outcome;
}

import { Worker } from 'node:worker_threads';
import type { Task, Told } from './worker';

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

/** Opens files until one ends its worker: null at the end, otherwise why, and at which seed. */
function runSome(program: string, task: Task, tell: (told: Told) => void): Promise<Failure | null> {
  return new Promise((resolve) => {
    const worker = new Worker(program, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
    });
    let failed: string | null = null;
    let last = { seed: -1, since: performance.now() };
    const watch = setInterval(() => {
      const seed = Atomics.load(task.at, 0);
      if (seed !== last.seed) last = { seed, since: performance.now() };
      else if (performance.now() - last.since > HANGS_MS) {
        failed = 'it never came to an end';
        void worker.terminate();
      }
    }, LOOK_MS);
    worker.on('message', tell);
    worker.on('error', (error: NodeJS.ErrnoException) => {
      failed = error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? `it took more than ${MOST_MEMORY} MB` : `${error}`;
    });
    worker.on('exit', () => {
      clearInterval(watch);
      resolve(failed === null ? null : { seed: Atomics.load(task.at, 0), message: failed });
    });
  });
}

/** Opens the files of so many seeds, each worker its share; one that a file ends is begun anew behind it. */
export async function runAll(
  program: string,
  first: number,
  files: number,
  workers: number,
): Promise<Outcome> {
  const outcome: Outcome = { tally: {}, failures: [], slowest: { seed: first, ms: 0 } };
  const tell = ({ seed, ms, result }: Told): void => {
    if ('failed' in result) outcome.failures.push({ seed, message: result.failed });
    else outcome.tally[result.came] = (outcome.tally[result.came] ?? 0) + 1;
    if (ms > outcome.slowest.ms) outcome.slowest = { seed, ms };
  };
  async function share(begin: number, to: number): Promise<void> {
    const at = new Int32Array(new SharedArrayBuffer(4));
    for (let from = begin; from < to; ) {
      const ended = await runSome(program, { from, to, at }, tell);
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

import { writeSync } from 'node:fs';
import process from 'node:process';
import type { Subject } from './game';
import { hostileFile } from './hostileFile';
import { openHostile } from './open';

/** What a process that opens files tells of one. */
export interface Told {
  seed: number;
  /** What came of it; or what should not have. */
  result: { came: string } | { failed: string };
  ms: number;
}

/** No file takes longer than this; a busy machine gets some tries. */
const LONGEST_MS = 1_000;
const TRIES = 3;

/**
 * Milliseconds from now on: of the clock, or of the processor, whichever is less. On a busy machine the clock runs on while
 * nothing is done; the processor's time has that of the other workers in it.
 */
function stopwatch(): () => number {
  const begin = performance.now();
  const cpu = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(cpu);
    return Math.min(performance.now() - begin, (user + system) / 1_000);
  };
}

const polluted = (): boolean => Object.keys(Object.prototype).length > 0 || 'polluted' in {};

async function one(seed: number, subject: Subject, root: string): Promise<Told> {
  const file = await hostileFile(seed, subject, root);
  let ms = Number.POSITIVE_INFINITY;
  try {
    let came = '';
    for (let times = 0; times < TRIES && ms > LONGEST_MS; times += 1) {
      const spent = stopwatch();
      came = await openHostile(file, seed, subject);
      ms = Math.min(ms, spent());
    }
    if (ms > LONGEST_MS) return { seed, ms, result: { failed: `it took ${Math.round(ms)} ms` } };
    if (polluted()) return { seed, ms, result: { failed: 'every object has a key more' } };
    return { seed, ms, result: { came } };
  } catch (error) {
    const { name, message, stack } = error as Error;
    const where =
      (stack ?? '')
        .split('\n')
        .find((line) => line.includes(' at '))
        ?.trim() ?? '';
    return { seed, ms: 0, result: { failed: `${name}: ${message.split('\n')[0]} ${where}` } };
  }
}

/** A line to whoever waits: at once, so that it is heard whatever comes next. */
const say = (said: Told | { at: number }): void => void writeSync(1, `${JSON.stringify(said)}\n`);

/** Opens the files from one seed up to, not with, another, and tells of each. */
export async function work(from: number, to: number, subject: Subject, root: string): Promise<void> {
  for (let seed = from; seed < to; seed += 1) {
    say({ at: seed });
    say(await one(seed, subject, root));
  }
}

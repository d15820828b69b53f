// A run of checks, one after the other: each is timed and counted, a failing one doesn't stop the next.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from './packages.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Tally
 * @typedef {object} Step
 * @property {string} name as printed
 * @property {string[]} command a script of this project or of a package, and its arguments; Node runs it
 * @property {(() => Tally | undefined)} [report] reads what the step counted itself; without it the step is one check
 */

const MODULES = path.join(ROOT, 'node_modules');
const TOOLS = path.join(ROOT, 'tools');
/** A step that takes longer hangs. */
const LONGEST_MS = 12 * 60_000;

/** @type {Step[]} */
export const CHECKS = [
  { name: 'types', command: [path.join(MODULES, 'typescript/bin/tsc'), '-b'] },
  {
    name: 'lint',
    command: [
      path.join(MODULES, '@biomejs/biome/bin/biome'),
      'ci',
      '--error-on-warnings',
      // Left to itself it colours files and pipes as well.
      `--colors=${process.stdout.isTTY ? 'force' : 'off'}`,
      '.',
    ],
  },
  { name: 'arrows', command: [path.join(TOOLS, 'arrows.mjs')] },
  { name: 'dead code', command: [path.join(MODULES, 'knip/bin/knip.js'), '--no-progress'] },
];

/**
 * What a step adds to the tally. A step that ended badly has failed, whatever its report says or leaves out.
 * @param {boolean} ended whether the step ended with 0
 * @param {Tally | undefined} counted
 * @param {boolean} reports whether the step should have counted its tests itself
 * @returns {Tally}
 */
export function tallyOf(ended, counted, reports) {
  if (!reports) return { passed: ended ? 1 : 0, failed: ended ? 0 : 1, skipped: 0 };
  if (!counted) return { passed: 0, failed: 1, skipped: 0 };
  const silent = !ended && counted.failed === 0;
  const empty = counted.passed + counted.failed === 0;
  return silent || empty ? { ...counted, failed: counted.failed + 1 } : counted;
}

/**
 * Runs one step and prints its name, result and time.
 * @param {Step} step
 * @returns {Tally}
 */
export function runStep({ name, command, report }) {
  console.log(`\n== ${name}`);
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, command, {
    cwd: ROOT,
    stdio: 'inherit',
    timeout: LONGEST_MS,
  });
  const tally = tallyOf(status === 0, report?.(), report !== undefined);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`== ${name}: ${tally.failed ? 'FAILED' : 'passed'} in ${seconds} s`);
  return tally;
}

/**
 * Adds tallies up.
 * @param {Tally[]} tallies
 * @returns {Tally}
 */
export function sum(tallies) {
  /** @type {(key: keyof Tally) => number} */
  const total = (key) => tallies.reduce((all, tally) => all + tally[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}

/**
 * Prints the one line that is read at the end of a run, and ends the command by it.
 * @param {Tally} tally
 * @returns {never}
 */
export function finish({ passed, failed, skipped }) {
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
  process.exit(failed || !passed ? 1 : 0);
}

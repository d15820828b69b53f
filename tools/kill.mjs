// npm run kill: fights are played in a real Chromium whose processes are ended by SIGKILL at random moments, also in the
// middle of a write. Each time the fight must come back as it was when it was last shown as saved, or as it was made by what
// was accepted after that: whole, never a mixture.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startBrowser } from './kill/browser.mjs';
import { atOnce, beginFight, resumeFight, storedRecords, WAYS, watchSign } from './kill/page.mjs';
import { whyNot } from './kill/whyNot.mjs';
import { DIST, ensureBuild } from './lib/build.mjs';
import { readOptions, usageError, wholeNumber } from './lib/options.mjs';
import { ensurePackages, ROOT } from './lib/packages.mjs';
import { serve } from './serve.mjs';

const USAGE = `usage: npm run kill -- [options]
Plays in Chromium, ends its processes with SIGKILL at random moments, and looks whether each fight comes back.
  --table T   showdown, encounter or last-survivor (showdown)
  --times N   how often it is ended (200)
  --seed S    seed of the moments and presses (1)`;

const { values, positionals } = readOptions(USAGE, {
  table: { type: 'string', default: 'showdown' },
  times: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
});
if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
/** @type {import('./kill/page.mjs').Way} */
const way =
  (Object.hasOwn(WAYS, values.table) ? WAYS[values.table] : undefined) ??
  usageError(USAGE, `there is no table '${values.table}'`);
const times = wholeNumber(USAGE, '--times', values.times, 1, 100_000);
let random = wholeNumber(USAGE, '--seed', values.seed, 0, 2_000_000_000);
if (!ensurePackages() || !ensureBuild()) process.exit(1);

/** Most presses between two ends, and the longest wait behind the last one. */
const MOST_PRESSES = 14;
const LONGEST_WAIT_MS = 60;
const SHORT_WAIT_MS = 10;
/** A fight with so many records is left for a new one: ends at every length are of interest, endless fights are not. */
const LONGEST_FIGHT = 120;
/** Answers, chosen ones confirmed, one step back and forth. */
const KEYS = ['1', '1', '2', '2', '3', '4', '5', '6', '7', '8', '0', '0', 'Enter', 'z', 'y'];

/**
 * @param {number} below
 * @returns {number} a whole number from 0 on
 */
function chance(below) {
  random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
  return Math.floor((random / 2 ** 32) * below);
}

/**
 * The replay, bundled for Node.
 * @param {string} outDir
 * @returns {Promise<typeof import('./kill/replay')>}
 */
async function bundledReplay(outDir) {
  const { build } = await import('vite');
  const entry = path.join(ROOT, 'tools/kill/replay.ts');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: entry, outDir, target: 'node20' },
    ssr: { noExternal: true },
  });
  return import(pathToFileURL(path.join(outDir, 'replay.js')).href);
}

/**
 * @typedef {import('./kill/whyNot.mjs').Seen} Seen
 * @typedef {import('./kill/page.mjs').Sign} Sign
 */

/** @returns {Seen} */
const nothingSeen = () => ({ first: null, last: null, writing: false, presses: 0 });
let seen = nothingSeen();
const counts = { kept: 0, later: 0, writing: 0, failed: 0 };

/** @param {Sign} sign */
function hear(sign) {
  if (sign.fight !== seen.last?.fight) seen = { ...nothingSeen(), first: sign };
  seen.writing = sign.at === 'saving';
  seen.last = sign;
}

/**
 * Brings the fight back and looks at it.
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {typeof import('./kill/replay')} replay
 * @param {Seen} left what was seen before the browser ended
 * @returns {Promise<boolean>} whether it can be played on
 */
async function comesBack(page, address, { hashesOf }, left) {
  const sign = await resumeFight(page, address, way);
  const rows = await storedRecords(page);
  const hashes = hashesOf(rows);
  const n = rows.length - 1;
  // A fight that is over has no bar with a sign: its records tell all.
  const end = sign ?? { at: 'saved', fight: rows[0]?.fight ?? '', n, hash: hashes[n] ?? '' };
  const reason = whyNot(end, rows, hashes, left, way.plays === true);
  if (reason === null) {
    counts.kept += 1;
    if (left.writing) counts.writing += 1;
    if (left.last !== null && end.n > left.last.n) counts.later += 1;
  } else {
    counts.failed += 1;
    process.stdout.write(`end ${counts.kept + counts.failed}: ${reason}\n`);
  }
  return sign !== null && rows.length < LONGEST_FIGHT;
}

/**
 * Presses some keys, at times faster than anything can be written, and gives the moment at which the browser ends.
 * @param {import('playwright').Page} page
 */
async function play(page) {
  const presses = 1 + chance(MOST_PRESSES);
  const hurry = chance(2) === 0;
  for (let pressed = 0; pressed < presses; pressed += 1) {
    seen.presses += 1;
    await page.keyboard.press(KEYS[chance(KEYS.length)] ?? '1');
    if (!hurry) await wait(chance(LONGEST_WAIT_MS));
  }
  // Writes are short: half of the ends come within one.
  await wait(chance(hurry ? SHORT_WAIT_MS : LONGEST_WAIT_MS));
}

const outDir = path.join(ROOT, 'node_modules/.cache/showdown-table', `kill-${process.pid}`);
const profile = mkdtempSync(path.join(os.tmpdir(), 'showdown-kill-'));
const server = await serve(DIST, 0, '127.0.0.1');
const listening = server.address();
const address = `http://127.0.0.1:${typeof listening === 'object' && listening ? listening.port : 0}/`;
try {
  const replay = await bundledReplay(outDir);
  for (let ended = 0; ended <= times; ended += 1) {
    const { page, kill } = await startBrowser(profile);
    const left = seen;
    seen = nothingSeen();
    await watchSign(page, hear);
    const goesOn = ended > 0 && (await comesBack(page, address, replay, left));
    // The last start only looks.
    if (ended < times) {
      if (!goesOn) await beginFight(page, address, way);
      await atOnce(page);
      await play(page);
    }
    await kill();
    if (ended % 20 === 0 && ended > 0) process.stdout.write(`${ended} times\n`);
  }
} finally {
  server.close();
  server.closeAllConnections();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  rmSync(outDir, { recursive: true, force: true });
}
process.stdout.write(
  `${counts.writing} ends in the middle of a write, ${counts.later} with more than was last seen as saved\n` +
    `${counts.kept} passed, ${counts.failed} failed, 0 skipped\n`,
);
process.exitCode = counts.failed > 0 || counts.kept < times ? 1 : 0;

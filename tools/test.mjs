// npm test: all set-up, then everything that can be checked in some minutes.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readNoOptions } from './lib/options.mjs';
import { ensurePackages, ROOT } from './lib/packages.mjs';
import { playwrightTally, vitestTally } from './lib/reports.mjs';
import { CHECKS, finish, runStep, sum } from './lib/steps.mjs';

readNoOptions(`usage: npm test
Installs what is missing, then checks types, lint, arrows and dead code, runs the unit tests, builds the page,
plays some random fights and runs the browser tests. The last line is N passed, N failed, N skipped.`);

const MODULES = path.join(ROOT, 'node_modules');
const TOOLS = path.join(ROOT, 'tools');
const REPORTS = path.join(ROOT, 'reports');
const VITEST_REPORT = path.join(REPORTS, 'vitest.json');
const PLAYWRIGHT_REPORT = path.join(REPORTS, 'playwright.json');

/**
 * A small share of what can be played at random.
 * @param {string} table
 */
const random = (table) => [
  ...[path.join(TOOLS, 'run.mjs'), 'fuzz', '--table', table],
  ...['--fights', '40', '--seed', '1'],
];

/**
 * Browsers that end in the midst of it.
 * @param {string} table
 * @param {number} times
 */
const killed = (table, times) => [path.join(TOOLS, 'kill.mjs'), '--table', table, '--times', String(times)];

/** @type {import('./lib/steps.mjs').Step[]} */
const TESTS = [
  {
    name: 'unit tests',
    command: [
      path.join(MODULES, 'vitest/vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${VITEST_REPORT}`,
    ],
    report: () => vitestTally(VITEST_REPORT),
  },
  { name: 'rules', command: [path.join(TOOLS, 'rules.mjs'), '--report', VITEST_REPORT] },
  { name: 'build', command: [path.join(TOOLS, 'build.mjs'), '--page-only'] },
  { name: 'random fights', command: random('showdown') },
  { name: 'random encounters', command: random('encounter') },
  { name: 'random games of last survivor', command: random('last-survivor') },
  {
    name: 'hostile files',
    command: [path.join(TOOLS, 'run.mjs'), 'hostile', '--files', '600', '--seed', '1'],
  },
  ...['encounter', 'last-survivor'].map((table) => ({
    name: `hostile files of ${table}`,
    command: [path.join(TOOLS, 'run.mjs'), 'hostile', '--table', table, '--files', '600', '--seed', '1'],
  })),
  {
    name: 'same fights in Node and Chromium',
    command: [path.join(TOOLS, 'determinism.mjs'), '--fights', '20'],
  },
  { name: 'killed browsers', command: killed('showdown', 6) },
  { name: 'killed browsers: encounter', command: killed('encounter', 3) },
  { name: 'killed browsers: last survivor', command: killed('last-survivor', 3) },
  {
    name: 'browser tests',
    command: [path.join(MODULES, '@playwright/test/cli.js'), 'test'],
    report: () => playwrightTally(PLAYWRIGHT_REPORT),
  },
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
if (!ensurePackages()) finish({ passed: 0, failed: 1, skipped: 0 });
const browser = runStep({ name: 'Chromium', command: [path.join(TOOLS, 'chromium.mjs')] });
// A browser that was found proves nothing about the project; one that could not be had is a failure.
const setUp = { ...browser, passed: 0 };
finish(sum([setUp, ...[...CHECKS, ...TESTS].map(runStep)]));

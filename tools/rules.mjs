// Checks that each numbered rule of the rulebook has a test that names it in its title.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { readOptions, usageError } from './lib/options.mjs';
import { ensurePackages, ROOT } from './lib/packages.mjs';
import { coverage, rulesOf, situationProofs } from './lib/rules.mjs';

/** @typedef {import('./lib/rules.mjs').Proof} Proof */

const USAGE = `usage: npm run rules -- [--report FILE] [--all]
  Lists each numbered rule of the rulebooks in docs/rules with the tests that name it. A rule without a test has failed.
  --report FILE  the tests that passed by vitest's JSON report; otherwise those that vitest finds, unperformed
  --all          every test of a rule, not only the first`;

/** The rulebooks of the tables that are built, by the letters of their rules. */
const BOOKS = { SD: 'showdown.md', CE: 'combat-encounter.md', LS: 'last-survivor.md' };
const SITUATIONS = path.join(ROOT, 'tests/situations');

/**
 * The tests that passed, by vitest's report.
 * @param {string} file
 * @returns {Proof[]}
 */
function testsThatPassed(file) {
  /** @type {{ testResults: { assertionResults: { ancestorTitles: string[], title: string, status: string }[] }[] }} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed')
    .map(({ ancestorTitles, title }) => ({ titles: [...ancestorTitles, title] }));
}

/**
 * The tests there are. vitest itself says so: many titles are made when their file runs.
 * @returns {Proof[]}
 */
function testsThereAre() {
  const tests = path.join(ROOT, 'tests');
  const naming = readdirSync(tests, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /\.test\.tsx?$/.test(file) &&
      Object.keys(BOOKS).some((letters) =>
        readFileSync(path.join(tests, file), 'utf8').includes(`${letters}-`),
      ),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
  try {
    const list = path.join(folder, 'tests.json');
    const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
    const files = naming.map((file) => path.join('tests', file));
    const { status } = spawnSync(process.execPath, [vitest, 'list', `--json=${list}`, ...files], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    if (status !== 0) throw new Error('vitest could not list the tests');
    /** @type {{ name: string }[]} */
    const found = JSON.parse(readFileSync(list, 'utf8'));
    return found.map(({ name }) => ({ titles: name.split(' > ') }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns {Proof[]} */
function situations() {
  if (!existsSync(SITUATIONS)) return [];
  return readdirSync(SITUATIONS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ya?ml$/.test(file))
    .flatMap((file) => situationProofs(file, readFileSync(path.join(SITUATIONS, file), 'utf8')));
}

const { values, positionals } = readOptions(USAGE, {
  report: { type: 'string' },
  all: { type: 'boolean', default: false },
});
if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
const { report } = values;
if (typeof report === 'string' && !existsSync(report)) usageError(USAGE, `no file '${report}'`);
if (!ensurePackages()) process.exit(1);

const tests = typeof report === 'string' ? testsThatPassed(report) : testsThereAre();
const rules = Object.values(BOOKS).flatMap((book) =>
  rulesOf(readFileSync(path.join(ROOT, 'docs/rules', book), 'utf8')),
);
const covered = coverage(rules, [...tests, ...situations()]);
for (const { rule, by } of covered) {
  const shown = values.all ? by : by.slice(0, 1);
  console.log(`${rule.id}: ${by.length === 0 ? `NO TEST (${rule.text})` : `tests: ${by.length}`}`);
  for (const title of shown) console.log(`    ${title}`);
}
const failed = covered.filter(({ by }) => by.length === 0).length;
console.log(`\n${covered.length - failed} passed, ${failed} failed`);
// Not `exit`: a pipe takes so much text in pieces, and what is still to come would be lost.
process.exitCode = failed > 0 || covered.length === 0 ? 1 : 0;

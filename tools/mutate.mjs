// Mutation testing: changes the sources in many small ways, one at a time, and looks whether a test notices.
// Works on a copy in a temporary folder and writes nothing into the repository.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { scoresOf, shareOf, TALLIES } from './lib/mutants.mjs';
import { readOptions, usageError, wholeNumber } from './lib/options.mjs';
import { ensurePackages, ROOT } from './lib/packages.mjs';
import { markRefused } from './mutate/compiler.mjs';

const USAGE = `usage: npm run mutate -- FOLDER|FILE ... [--tests PATH,...] [--concurrency N]
  Mutants of the sources named: how many the tests noticed, file by file, and those they did not.
  --tests PATH,...   folders or files of tests; those of the sources' room, if none is named
  --concurrency N    how many at a time (2)`;

/** Who tests what. Cards, their words and situation files are about the rules of a fight, too. */
const TESTS_OF = [
  { sources: 'src/engine/board', tests: ['tests/engine/board'] },
  { sources: 'src/engine/kernel', tests: ['tests/engine/kernel', 'tests/engine/showdown'] },
  {
    sources: 'src/engine/showdown',
    tests: [
      'tests/engine/showdown',
      'tests/content',
      'tests/text',
      'tests/tools/situations.test.ts',
      'tests/tools/situationFaults.test.ts',
      'tests/tools/situationUnmet.test.ts',
      'tests/tools/moments.test.ts',
      'tests/store/situationFile.test.ts',
    ],
  },
];

/** Random fights and boards: long, and no substitute for a test that says what a rule does. */
const SLOW = 'any value anywhere|at every question|random fights';

/** Fewer random boards than usual: the brute-force tests are asked once for each mutant. */
const BOARDS = '20';

/**
 * The sources a name means, as Stryker wants them.
 * @param {string} name
 */
function sources(name) {
  const place = path.relative(ROOT, path.resolve(name)).replaceAll(path.sep, '/');
  if (!place.startsWith('src/') || !existsSync(path.join(ROOT, place))) {
    usageError(USAGE, `no sources in '${name}'`);
  }
  return statSync(path.join(ROOT, place)).isDirectory() ? `${place}/**/*.ts` : place;
}

/**
 * The files of the tests that are asked.
 * @param {readonly string[]} places folders or files
 */
function testFiles(places) {
  return places.flatMap((place) => {
    const whole = path.join(ROOT, place);
    if (!existsSync(whole)) usageError(USAGE, `no tests in '${place}'`);
    if (!statSync(whole).isDirectory()) return [place];
    return readdirSync(whole, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.test.ts'))
      .map((name) => path.posix.join(place, name.replaceAll(path.sep, '/')));
  });
}

const { values, positionals } = readOptions(USAGE, {
  tests: { type: 'string' },
  concurrency: { type: 'string', default: '2' },
});
if (positionals.length === 0) usageError(USAGE, 'name a folder or a file of src');
const concurrency = wholeNumber(USAGE, '--concurrency', String(values.concurrency), 1, 64);
const mutate = positionals.map(sources);
const known = TESTS_OF.find(({ sources: place }) => mutate[0]?.startsWith(place))?.tests;
const named = typeof values.tests === 'string' ? values.tests.split(',') : known;
if (!named) usageError(USAGE, `name the --tests of '${positionals[0]}'`);
const include = testFiles(named);
if (!ensurePackages()) process.exit(1);

const folder = mkdtempSync(path.join(tmpdir(), 'mutate-'));
try {
  const report = path.join(folder, 'report.json');
  const config = path.join(folder, 'stryker.config.json');
  const settings = {
    testRunner: 'loaded',
    plugins: [path.join(ROOT, 'tools/mutate/runner.mjs')],
    tests: include,
    leaveOut: SLOW,
    warnings: { unknownOptions: false },
    mutate,
    concurrency,
    coverageAnalysis: 'perTest',
    // What hangs is known by how often it passes its mutant; a crowded machine is no sign of it.
    timeoutMS: 60_000,
    // Mutants that run only while files are loaded would need every test for each of them.
    ignoreStatic: true,
    // There is no such file: Stryker would look into it for TypeScript 6.
    tsconfigFile: 'none.json',
    tempDirName: path.join(folder, 'copy'),
    cleanTempDir: 'always',
    ignorePatterns: ['dist', 'e2e', 'reports', '.tsbuild', 'public'],
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
  };
  writeFileSync(config, JSON.stringify(settings));
  const stryker = path.join(ROOT, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run', config], {
    cwd: ROOT,
    stdio: ['ignore', process.stderr, 'inherit'],
    env: { ...process.env, BOARDS },
  });
  if (status !== 0 || !existsSync(report)) {
    console.error('Stryker gave up (see above)');
    process.exitCode = 1;
  } else {
    const found = JSON.parse(readFileSync(report, 'utf8'));
    markRefused(found, { root: ROOT, folder: path.join(folder, 'compiled') });
    const scores = scoresOf(found);
    for (const line of scores.flatMap(({ alive }) => alive)) console.log(line);
    console.log(`\nfile: ${TALLIES.join(', ')}: share`);
    /** @param {typeof TALLIES[number]} key */
    const all = (key) => scores.reduce((sum, score) => sum + score[key], 0);
    const total = { killed: all('killed'), survived: all('survived'), unseen: all('unseen') };
    const last = { ...total, file: 'all', refused: all('refused'), left: all('left') };
    for (const score of [...scores, last]) {
      console.log(`${score.file}: ${TALLIES.map((key) => score[key]).join(', ')}: ${shareOf(score)}`);
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

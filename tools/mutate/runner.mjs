// Stryker's runner for vitest loads every test file anew for every mutant: seconds each, for tests that take
// milliseconds. The engine is pure, so the tests can stay loaded: here they are bundled once, and each mutant is only
// switched on before the tests that come past it are called, until one fails: first those that noticed a mutant of the
// same file, then the quickest.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  DryRunStatus,
  determineHitLimitReached,
  MutantRunStatus,
  TestStatus,
} from '@stryker-mutator/api/test-runner';
import { collectTests, getFn, getHooks } from '@vitest/runner';
import { bundleTests } from './bundle.mjs';
import { loadForgetful } from './forget.mjs';

/**
 * @typedef {import('@stryker-mutator/api/test-runner').TestRunner} TestRunner
 * @typedef {import('@vitest/runner').Suite} Suite
 * @typedef {import('@vitest/runner').Test} Test
 * @typedef {{ id: string, name: string, file: string, call: () => unknown, took: number }} Known
 * @typedef {object} Switchboard what Stryker puts into the sources looks here
 * @property {string | undefined} [activeMutant]
 * @property {string | undefined} [currentTestId]
 * @property {number} [hitCount]
 * @property {number | undefined} [hitLimit]
 * @property {import('@stryker-mutator/api/core').MutantCoverage} [mutantCoverage]
 */

/** A test hangs that passes its mutant this many times more often than any test does without it. */
const OFTEN = 20;
const AT_LEAST = 2_000;

/** What the first worker counted, for the others: for each mutant, how often the test passed it that did most often. */
const COUNTED = 'hits.json';

/** So many tests are asked at most; what they don't notice counts as unnoticed, though a later one might have. */
const MOST = 200;

/** How tests are collected: all of them, as they stand. @type {import('@vitest/runner').VitestRunnerConfig} */
const COLLECTING = {
  root: process.cwd(),
  setupFiles: [],
  name: undefined,
  passWithNoTests: true,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 0, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: 0,
  hookTimeout: 0,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

/**
 * @param {Suite} suite
 * @returns {Test[]}
 */
function testsOf(suite) {
  if (Object.values(getHooks(suite)).some((hooks) => hooks.length > 0)) {
    throw new Error(`${suite.name}: tests with hooks can't be asked here`);
  }
  return suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]));
}

/** @implements {TestRunner} */
class TestsStayLoaded {
  /** @type {Map<string, Known>} */
  #tests = new Map();
  /** @type {() => void} */
  #forget = () => undefined;
  /** The tests that noticed a mutant, for each source. @type {Map<string, Set<string>>} */
  #noticed = new Map();
  /** @type {Record<string, number> | undefined} */
  #most;
  #folder = mkdtempSync(path.join(process.cwd(), '.tests-'));
  /** @type {Switchboard} */
  #board;

  /** @type {['options']} */
  static inject = ['options'];

  /** @param {import('@stryker-mutator/api/core').StrykerOptions} options */
  constructor(options) {
    this.options = options;
    const place = /** @type {Record<string, Switchboard>} */ (/** @type {unknown} */ (globalThis));
    this.#board = place[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
  }

  /** Nothing has to be loaded anew: no mutant is asked about that acts while files are loaded alone (ignoreStatic). */
  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    Error.stackTraceLimit = 0;
    const files = /** @type {string[]} */ (this.options.tests);
    const leaveOut = new RegExp(/** @type {string} */ (this.options.leaveOut));
    const modules = await bundleTests(files, this.#folder);
    const moduleOf = new Map(files.map((file, i) => [file, modules[i] ?? '']));
    const runner = {
      config: COLLECTING,
      importFile: (/** @type {string} */ file) => import(pathToFileURL(moduleOf.get(file) ?? '').href),
    };
    const { loaded, forget } = await loadForgetful(() => collectTests(files, runner));
    this.#forget = forget;
    for (const file of loaded) {
      if (file.result?.errors?.length) throw new Error(`${file.filepath}: ${file.result.errors[0]?.message}`);
      for (const test of testsOf(file)) {
        if (leaveOut.test(test.fullTestName)) continue;
        const id = `${file.filepath}#${test.fullTestName}#${test.id}`;
        const call = getFn(test);
        this.#tests.set(id, { id, name: test.fullTestName, file: file.filepath, call, took: 0 });
      }
    }
  }

  /** @param {Known} test @returns {Promise<string | undefined>} what it failed with */
  async #fails(test) {
    const start = performance.now();
    try {
      await test.call();
      return undefined;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      test.took = performance.now() - start;
    }
  }

  /**
   * @param {readonly string[]} ids
   * @param {ReadonlySet<string>} first
   */
  #inOrder(ids, first) {
    const tests = ids.map((id) => {
      const test = this.#tests.get(id);
      if (!test) throw new Error(`no test '${id}'`);
      return test;
    });
    const rank = (/** @type {Known} */ { id, took }) => (first.has(id) ? 0 : 1e6) + took;
    return tests.sort((a, b) => rank(a) - rank(b));
  }

  /** @returns {Promise<import('@stryker-mutator/api/test-runner').DryRunResult>} */
  async dryRun() {
    const board = this.#board;
    /** @type {import('@stryker-mutator/api/test-runner').TestResult[]} */
    const tests = [];
    for (const test of this.#tests.values()) {
      board.currentTestId = test.id;
      const failureMessage = await this.#fails(test);
      const { id, name, file: fileName, took: timeSpentMs } = test;
      const common = { id, name, fileName, timeSpentMs };
      tests.push(
        failureMessage === undefined
          ? { ...common, status: TestStatus.Success }
          : { ...common, status: TestStatus.Failed, failureMessage },
      );
    }
    board.currentTestId = undefined;
    const { mutantCoverage = { static: {}, perTest: {} } } = board;
    /** @type {Record<string, number>} */
    const most = {};
    for (const hits of Object.values(mutantCoverage.perTest)) {
      for (const [mutant, times] of Object.entries(hits)) most[mutant] = Math.max(most[mutant] ?? 0, times);
    }
    writeFileSync(COUNTED, JSON.stringify(most));
    return { status: DryRunStatus.Complete, tests, mutantCoverage };
  }

  /**
   * @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options
   * @returns {Promise<import('@stryker-mutator/api/test-runner').MutantRunResult>}
   * @throws if a test fails without the mutant, too; Stryker then tries it again with everything loaded anew
   */
  async mutantRun({ activeMutant, testFilter = [] }) {
    this.#most ??= /** @type {Record<string, number>} */ (JSON.parse(readFileSync(COUNTED, 'utf8')));
    const limit = Math.max(AT_LEAST, OFTEN * (this.#most[activeMutant.id] ?? 0));
    const noticed = this.#noticed.get(activeMutant.fileName) ?? new Set();
    this.#noticed.set(activeMutant.fileName, noticed);
    let nrOfTests = 0;
    for (const test of this.#inOrder(testFilter, noticed).slice(0, MOST)) {
      nrOfTests += 1;
      const { failed, hangs } = await this.#failsWith(activeMutant.id, limit, test);
      if (failed === undefined) continue;
      const alone = await this.#fails(test);
      if (alone !== undefined) throw new Error(`${test.id} fails without the mutant: ${alone}`);
      if (hangs) return { status: MutantRunStatus.Timeout };
      noticed.add(test.id);
      return { status: MutantRunStatus.Killed, killedBy: [test.id], failureMessage: failed, nrOfTests };
    }
    return { status: MutantRunStatus.Survived, nrOfTests };
  }

  /**
   * @param {string} mutant
   * @param {number} limit
   * @param {Known} test
   */
  async #failsWith(mutant, limit, test) {
    const board = this.#board;
    Object.assign(board, { activeMutant: mutant, hitCount: 0, hitLimit: limit });
    try {
      const failed = await this.#fails(test);
      return { failed, hangs: determineHitLimitReached(board.hitCount, limit) !== undefined };
    } finally {
      Object.assign(board, { activeMutant: undefined, hitLimit: undefined });
      this.#forget();
    }
  }

  async dispose() {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'loaded', TestsStayLoaded)];

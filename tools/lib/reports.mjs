// Reads what vitest and Playwright counted.
import { readFileSync } from 'node:fs';

/** @typedef {import('./steps.mjs').Tally} Tally */

/**
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults one per file
 *
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number, skipped: number } }} PlaywrightReport
 */

/**
 * @param {string} file
 * @returns {unknown} what the file says; undefined if there is none, or no sense in it
 */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * vitest's JSON report. A test file that could not even be loaded has no failed test in it; it counts as one.
 * @param {string} file
 * @returns {Tally | undefined}
 */
export function vitestTally(file) {
  const report = /** @type {VitestReport | undefined} */ (readReport(file));
  if (!report) return undefined;
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * Playwright's JSON report. A test that passes only sometimes has failed.
 * @param {string} file
 * @returns {Tally | undefined}
 */
export function playwrightTally(file) {
  const report = /** @type {PlaywrightReport | undefined} */ (readReport(file));
  if (!report) return undefined;
  const { expected, unexpected, flaky, skipped } = report.stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

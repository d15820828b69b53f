import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { playwrightTally, vitestTally } from '../../tools/lib/reports.mjs';
import { sum, tallyOf } from '../../tools/lib/steps.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'tally-'));

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function report(content: unknown): string {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
}

describe('what a step adds to the tally', () => {
  it('is one check for a step without a report', () => {
    expect(tallyOf(true, undefined, false)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(tallyOf(false, undefined, false)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('is what the report counts', () => {
    const counted = { passed: 5, failed: 2, skipped: 1 };
    expect(tallyOf(false, counted, true)).toEqual(counted);
    expect(tallyOf(true, { ...counted, failed: 0 }, true)).toEqual({ ...counted, failed: 0 });
  });

  it('is a failure if the step ended badly with no failed test', () => {
    expect(tallyOf(false, { passed: 5, failed: 0, skipped: 0 }, true)).toEqual({
      passed: 5,
      failed: 1,
      skipped: 0,
    });
  });

  it('is a failure if the report is missing or empty, even when the step ended well', () => {
    expect(tallyOf(true, undefined, true)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(tallyOf(true, { passed: 0, failed: 0, skipped: 3 }, true)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 3,
    });
  });

  it('is added up', () => {
    const one = { passed: 1, failed: 2, skipped: 3 };
    expect(sum([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
  });
});

describe('the reports', () => {
  it("vitest's: a file that could not be loaded counts as one failure", () => {
    const file = report({
      numPassedTests: 4,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
      testResults: [
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'failed', assertionResults: [] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    });
    expect(vitestTally(file)).toEqual({ passed: 4, failed: 2, skipped: 3 });
  });

  it("Playwright's: a test that passes only sometimes has failed", () => {
    const file = report({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } });
    expect(playwrightTally(file)).toEqual({ passed: 3, failed: 2, skipped: 2 });
  });

  it('no report, or one cut short: no tally', () => {
    expect(vitestTally(path.join(folder, 'none.json'))).toBeUndefined();
    expect(playwrightTally(report('{"stats": {'))).toBeUndefined();
  });
});

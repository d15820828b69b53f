// The unit tests as mutants meet them (tools/mutate.mjs): plain Node, one project.
import process from 'node:process';
import { defineConfig } from 'vitest/config';

/** All tests but those that count over all their boards, which are fewer here, and those that take long each time. */
const ASKED = /^(?!.*(told one by one|any value anywhere))/;

export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env.MUTATE_TESTS ?? '').split(','),
    testNamePattern: ASKED,
    testTimeout: 120_000,
  },
});

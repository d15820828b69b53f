// The unit tests as mutants meet them (tools/mutate.mjs): plain Node, one project.
import process from 'node:process';
import { defineConfig } from 'vitest/config';

/** All tests but one that takes long each time. */
const ASKED = /^(?!.*any value anywhere)/;

export default defineConfig({
  test: {
    environment: 'node',
    include: (process.env.MUTATE_TESTS ?? '').split(','),
    testNamePattern: ASKED,
    testTimeout: 120_000,
  },
});

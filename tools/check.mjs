// npm run check: types, lint, arrows and dead code, without a test run.
import process from 'node:process';
import { readNoOptions } from './lib/options.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { CHECKS, finish, runStep, sum } from './lib/steps.mjs';

readNoOptions('usage: npm run check');
if (!ensurePackages()) process.exit(1);
finish(sum(CHECKS.map(runStep)));

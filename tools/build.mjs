// npm run build: types, then the page into dist.
import process from 'node:process';
import { buildPage } from './lib/build.mjs';
import { readOptions, usageError } from './lib/options.mjs';
import { ensurePackages } from './lib/packages.mjs';
import { CHECKS, runStep } from './lib/steps.mjs';

const USAGE = `usage: npm run build [-- --page-only]
Checks the types and builds the page into dist.
  --page-only  leave the types out`;

const { values, positionals } = readOptions(USAGE, { 'page-only': { type: 'boolean', default: false } });
if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
if (!ensurePackages()) process.exit(1);
const types = CHECKS.filter(({ name }) => name === 'types');
if (!values['page-only'] && types.map(runStep).some(({ failed }) => failed > 0)) process.exit(1);
process.exit(buildPage() ? 0 : 1);

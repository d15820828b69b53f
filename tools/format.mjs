// npm run format: formats, and mends what the linter can mend by itself.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { readOptions, usageError } from './lib/options.mjs';
import { ensurePackages, ROOT } from './lib/packages.mjs';

const USAGE = `usage: npm run format [-- file or folder ...]
Formats the whole project, or the files and folders named.`;

const { positionals } = readOptions(USAGE, {});
const missing = positionals.find((name) => !existsSync(path.join(ROOT, name)));
if (missing !== undefined) usageError(USAGE, `no file or folder '${missing}'`);
if (!ensurePackages()) process.exit(1);
const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
const names = positionals.length > 0 ? positionals : ['.'];
const formatted = spawnSync(process.execPath, [biome, 'check', '--write', ...names], {
  cwd: ROOT,
  stdio: 'inherit',
});
process.exit(formatted.status ?? 1);

// Builds the page into dist, if its sources changed since the last time. Only Node's own modules at the top.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from './packages.mjs';

/** Where the built page is. */
export const DIST = path.join(ROOT, 'dist');

const SOURCES = [
  'index.html',
  'package-lock.json',
  'public',
  'src',
  'tools/lib/offline.mjs',
  'tsconfig.base.json',
  'vite.config.ts',
];
const NOTE = path.join(DIST, '.sources');

/**
 * All files under a file or folder, in a fixed order.
 * @param {string} place
 * @returns {string[]}
 */
function filesUnder(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesUnder(path.join(place, name)));
}

/** A hash over the names and contents of everything the page is built from. */
function sourcesHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesUnder(path.join(ROOT, name)))) {
    hash
      .update(`${path.relative(ROOT, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * Builds the page.
 * @param {string} [sources] the hash to note beside the built page
 * @returns {boolean} whether it could be built
 */
export function buildPage(sources = sourcesHash()) {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  if (built.status !== 0) return false;
  writeFileSync(NOTE, sources);
  return true;
}

/**
 * Builds the page if there is none, or if it was built from other sources.
 * @returns {boolean} whether dist holds the page of the present sources
 */
export function ensureBuild() {
  const sources = sourcesHash();
  if (existsSync(NOTE) && readFileSync(NOTE, 'utf8') === sources) return true;
  console.log('Building the page ...');
  return buildPage(sources);
}

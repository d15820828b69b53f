// Makes sure that the packages of package-lock.json are installed. Only Node's own modules.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

const LEAST_NODE = [20, 19];

/**
 * @typedef {{ version?: string, optional?: boolean }} LockedPackage
 */

/** Refuses a Node that is too old, in one line. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  console.error(`Node ${LEAST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  process.exit(2);
}

/**
 * The packages a lock file names, by their place.
 * @param {string} file
 * @returns {Map<string, LockedPackage> | undefined} undefined if there is no such file, or no sense in it
 */
function lockedPackages(file) {
  try {
    const { packages } = JSON.parse(readFileSync(file, 'utf8'));
    return new Map(Object.entries(packages).filter(([place]) => place !== ''));
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds just what the lock names. Compares what npm noted when it finished installing,
 * not file times: those lie after a checkout or a copy, and an installation cut short leaves no note.
 * @param {string} [root]
 */
export function isInstalled(root = ROOT) {
  const wanted = lockedPackages(path.join(root, 'package-lock.json'));
  const present = lockedPackages(path.join(root, 'node_modules/.package-lock.json'));
  if (!wanted || !present) return false;
  const nothingMissing = [...wanted].every(([place, { optional }]) => optional || present.has(place));
  return (
    nothingMissing && [...present].every(([place, { version }]) => wanted.get(place)?.version === version)
  );
}

/**
 * Runs npm: the very one that started this command, if one did.
 * @param {string[]} args
 */
function npm(args) {
  const own = process.env.npm_execpath;
  const [command, ...first] = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  const options = { cwd: ROOT, stdio: /** @type {const} */ ('inherit'), shell: process.platform === 'win32' };
  return spawnSync(command ?? 'npm', [...first, ...args], options).status === 0;
}

/**
 * Installs the packages if they are not, with one second try, since a network may stumble.
 * @returns {boolean} whether they are installed now
 */
export function ensurePackages() {
  requireNode();
  if (isInstalled()) return true;
  console.log('Installing the packages (npm ci) ...');
  const install = () => npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (install() || install()) return true;
  console.error('The packages could not be installed: npm ci failed (see above). Is there a network?');
  return false;
}

// Finds, and when run as a command installs, a Chromium that Playwright can drive. Order: $CHROMIUM_PATH,
// Playwright's own build, `playwright install chromium` (when a download is possible), a Chromium of the
// system, `apt-get install chromium`.
import { spawnSync } from 'node:child_process';
import { lookup } from 'node:dns/promises';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright';
import { readNoOptions } from './lib/options.mjs';

const OF_THE_SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const LONGEST_INSTALLATION_MS = 8 * 60_000;

/** The browser's file, or undefined if there is none. */
function findChromium() {
  const own = process.env.CHROMIUM_PATH;
  return (own ? [own] : [chromium.executablePath(), ...OF_THE_SYSTEM]).find((file) => existsSync(file));
}

/** Launch options for playwright.config.ts. */
export function chromiumLaunch() {
  const executablePath = findChromium();
  return {
    ...(executablePath ? { executablePath } : {}),
    chromiumSandbox: false, // root and most containers cannot sandbox
    args: ['--disable-quic', '--disable-dev-shm-usage'],
  };
}

/** Whether the server of Playwright's builds has an address at all; without a network this ends at once. */
async function canDownload() {
  if (process.env.PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD) return false;
  const host = new URL(process.env.PLAYWRIGHT_DOWNLOAD_HOST ?? 'https://cdn.playwright.dev').hostname;
  const found = lookup(host).then(
    () => true,
    () => false,
  );
  return Promise.race([found, wait(3000, false, { ref: false })]);
}

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {boolean} whether it ended well
 */
function run(command, args, env = {}) {
  const options = { env: { ...process.env, ...env }, timeout: LONGEST_INSTALLATION_MS };
  return spawnSync(command, args, { ...options, stdio: 'inherit' }).status === 0;
}

/** Debian's own Chromium, with a font that has Japanese: without one, screenshots show boxes. */
function installFromDebian() {
  const [command = 'env', ...before] = [...(process.getuid?.() === 0 ? [] : ['sudo', '-n']), 'env'];
  /** @type {(...args: string[]) => boolean} */
  const apt = (...args) =>
    run(command, [
      ...before,
      'DEBIAN_FRONTEND=noninteractive',
      'apt-get',
      '-o',
      'Acquire::Retries=3',
      ...args,
    ]);
  apt('update');
  return apt('install', '-y', '--no-install-recommends', 'chromium', 'fonts-noto-cjk');
}

/**
 * Finds a Chromium, or installs one.
 * @returns {Promise<string | undefined>} its file; undefined if there is none and none could be installed
 */
async function ensureChromium() {
  if (process.env.CHROMIUM_PATH || existsSync(chromium.executablePath())) return findChromium();
  const environment = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  if (await canDownload()) run('npx', ['playwright', 'install', 'chromium'], environment);
  if (!findChromium() && existsSync('/usr/bin/apt-get')) installFromDebian();
  return findChromium();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  readNoOptions('usage: node tools/chromium.mjs\nenvironment: CHROMIUM_PATH names the browser to take');
  const file = await ensureChromium();
  if (!file) {
    console.error('No Chromium, and none could be installed. Install one and name it: CHROMIUM_PATH=...');
    process.exit(1);
  }
  console.log(file);
}

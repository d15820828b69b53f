// A Chromium of its own process group on a folder that outlives it, to be ended by SIGKILL.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.mjs';

const LONGEST_START_MS = 60_000;

/**
 * Where Chromium listens for Playwright, as it says on its standard error.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<string>}
 */
function addressOf(child) {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`Chromium does not start: ${said}`)), LONGEST_START_MS);
    child.on('exit', () => reject(new Error(`Chromium ended: ${said}`)));
    child.stderr?.on('data', (text) => {
      said += text;
      const [, address] = /DevTools listening on (\S+)/.exec(said) ?? [];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}

/**
 * Starts a browser.
 * @param {string} profile the folder it keeps its things in
 * @returns {Promise<{ page: import('playwright').Page, kill: () => Promise<void> }>}
 */
export async function startBrowser(profile) {
  const { executablePath = chromium.executablePath(), args } = chromiumLaunch();
  const own = [
    '--headless=new',
    '--no-sandbox',
    '--no-first-run',
    '--disable-gpu',
    '--window-size=1280,800',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  // Detached: its processes are a group of their own, which ends as one.
  const child = spawn(executablePath, [...args, ...own], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error('Chromium could not be started');
  const ended = once(child, 'exit');
  const end = () => {
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  };
  process.once('exit', end);
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const [context] = browser.contexts();
  const page = context?.pages()[0] ?? (await context?.newPage());
  if (page === undefined) throw new Error('Chromium has no page');
  return {
    page,
    async kill() {
      end();
      await ended;
      process.off('exit', end);
      await browser.close().catch(() => undefined);
    },
  };
}

// npm run determinism: the same tables of all three games, played in Node and in Chromium, end with the same tables. One bundle
// for both, so that only the engines of the language differ.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromiumLaunch } from './chromium.mjs';
import { readOptions, usageError, wholeNumber } from './lib/options.mjs';
import { ensurePackages, ROOT } from './lib/packages.mjs';

const USAGE = `usage: npm run determinism -- [options]
  --fights N   how many fights (200)
  --seed S     the first fight's seed; the others follow (1)`;

const { values, positionals } = readOptions(USAGE, {
  fights: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
});
if (positionals[0] !== undefined) usageError(USAGE, `unexpected '${positionals[0]}'`);
const fights = wholeNumber(USAGE, '--fights', values.fights, 1, 100_000);
const seed = wholeNumber(USAGE, '--seed', values.seed, 0, 2_000_000_000);
if (!ensurePackages()) process.exit(1);

/** The name under which the bundle can be called. */
const NAME = 'showdownFights';

/**
 * The fights with everything they need, as one plain script.
 * @param {string} outDir
 * @returns {Promise<string>} its file
 */
async function bundle(outDir) {
  const { build } = await import('vite');
  const entry = path.join(ROOT, 'tools/determinism/fights.ts');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { lib: { entry, formats: ['iife'], name: NAME, fileName: () => 'fights.js' }, outDir },
  });
  return path.join(outDir, 'fights.js');
}

/**
 * @param {string} file
 * @returns {Promise<string[]>}
 */
async function inChromium(file) {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ path: file });
    return await page.evaluate(
      ([name, first, count]) =>
        /** @type {Record<string, any>} */ (globalThis)[String(name)].fightHashes(first, count),
      [NAME, seed, fights],
    );
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} file
 * @returns {string[]}
 */
function inNode(file) {
  const script = new Function(`${readFileSync(file, 'utf8')}; return ${NAME};`);
  return script().fightHashes(seed, fights);
}

const outDir = path.join(ROOT, 'node_modules/.cache/showdown-table', `determinism-${process.pid}`);
mkdirSync(outDir, { recursive: true });
try {
  const file = await bundle(outDir);
  const node = inNode(file);
  const chromium = await inChromium(file);
  const different = node.flatMap((hash, at) => (hash === chromium[at] ? [] : [seed + at]));
  for (const at of different) process.stdout.write(`seed ${at}: not the same table\n`);
  process.stdout.write(`${fights - different.length} passed, ${different.length} failed, 0 skipped\n`);
  process.exitCode = different.length > 0 ? 1 : 0;
} finally {
  rmSync(outDir, { recursive: true, force: true });
}

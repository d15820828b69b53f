// Runs one of the project's programs that are written in TypeScript and use the engine: bundles it for Node
// (some tens of milliseconds), then runs it. Its exit code is this command's.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { usageError } from './lib/options.mjs';
import { ensurePackages, ROOT } from './lib/packages.mjs';

/** @type {Record<string, string>} */
const PROGRAMS = {
  bench: 'bench/main.ts',
  'bench:keep': 'bench/keep/main.ts',
  content: 'tools/content/main.ts',
  file: 'tools/file/main.ts',
  fuzz: 'tools/fuzz/main.ts',
  hostile: 'tools/hostile/main.ts',
  simulate: 'tools/simulate/main.ts',
  situation: 'tools/situation/main.ts',
};

/**
 * Bundles a program with everything it imports into one folder.
 * @param {string} entry
 * @param {string} outDir
 */
async function bundle(entry, outDir) {
  const { build } = await import('vite');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: entry, outDir, target: 'node20', minify: false, sourcemap: true },
    ssr: { noExternal: true },
  });
}

/**
 * Runs the bundled program to its end, passing signals on.
 * @param {string} file
 * @param {string[]} args
 * @returns {Promise<number>} its exit code
 */
function run(file, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['--enable-source-maps', '--expose-gc', file, ...args], {
      stdio: 'inherit',
      env: { NODE_ENV: 'production', ...process.env },
    });
    for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
      process.on(signal, () => child.kill(signal));
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

const [name = '', ...args] = process.argv.slice(2);
const entry = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined;
if (!entry) {
  usageError(
    `usage: node tools/run.mjs ${Object.keys(PROGRAMS).join('|')} [options]`,
    `no program '${name}'`,
  );
}
if (!ensurePackages()) process.exit(1);
// A folder of its own for each run, so that two at a time don't overwrite each other.
const outDir = path.join(ROOT, 'node_modules/.cache/showdown-table', `${name}-${process.pid}`);
try {
  await bundle(path.join(ROOT, entry), outDir);
  process.exitCode = await run(path.join(outDir, 'main.js'), args);
} finally {
  rmSync(outDir, { recursive: true, force: true });
}

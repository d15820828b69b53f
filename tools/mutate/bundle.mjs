// The tests and all they import as one bundle: native modules, loaded once.
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const SHIM = path.join(import.meta.dirname, 'vitest.mjs');

/** A module keeps its own folder when it moves into the bundle. */
const OWN_FOLDER = {
  name: 'own-folder',
  /**
   * @param {string} code
   * @param {string} id
   */
  transform(code, id) {
    if (!code.includes('import.meta.dirname')) return null;
    return code.replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)));
  },
};

/**
 * @param {readonly string[]} files test files, from the working directory
 * @param {string} outDir
 * @returns {Promise<string[]>} the bundle's module of each file, in the same order
 */
export async function bundleTests(files, outDir) {
  const name = (/** @type {string} */ file) => file.replace(/\.ts$/, '').replaceAll(/[^\w]/g, '_');
  await build({
    root: process.cwd(),
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { vitest: SHIM } },
    plugins: [OWN_FOLDER],
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      minify: false,
      rolldownOptions: { input: Object.fromEntries(files.map((file) => [name(file), file])) },
    },
  });
  return files.map((file) => path.join(outDir, `${name(file)}.js`));
}

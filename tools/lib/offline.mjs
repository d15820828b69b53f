// The service worker as a part of the build: src/offline/worker.ts with the list of all files of the page in it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { transformWithOxc } from 'vite';
import { ROOT } from './packages.mjs';

const WORKER = path.join(ROOT, 'src/offline/worker.ts');
const PUBLIC = path.join(ROOT, 'public');

/**
 * The files that are served as they are, with their content.
 * @returns {[string, Buffer][]}
 */
function publicFiles() {
  return readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => [path.relative(PUBLIC, file).split(path.sep).join('/'), readFileSync(file)]);
}

/**
 * Writes `sw.js` beside the page. Its list is in the order of the names and its version a hash over names and contents, so
 * that the same sources give the same worker, and any other file another one.
 * @returns {import('vite').Plugin}
 */
export function offline() {
  return {
    name: 'offline',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      /** @type {[string, string | Uint8Array][]} */
      const built = Object.values(bundle).map((part) => [
        part.fileName,
        part.type === 'chunk' ? part.code : part.source,
      ]);
      const files = [...built, ...publicFiles()].sort(([a], [b]) => (a < b ? -1 : 1));
      const hash = createHash('sha256');
      for (const [name, content] of files) hash.update(`${name}\0`).update(content).update('\0');
      const build = { version: hash.digest('hex').slice(0, 16), files: files.map(([name]) => name) };
      const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), WORKER);
      const source = `const BUILD = ${JSON.stringify(build)};\n${code}`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source });
    },
  };
}

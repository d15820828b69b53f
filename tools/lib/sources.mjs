// Reads TypeScript files: what they import, and by which names they reach out of the program.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { isTypeOnly, nodesOf, outsideName, specifierOf } from './syntax.mjs';

/**
 * @typedef {object} Import
 * @property {string} specifier as written
 * @property {string | undefined} target the file it means, from the folder on; undefined for a package or no file
 * @property {boolean} typeOnly whether nothing of it is left when the program runs
 * @property {number} line
 *
 * @typedef {object} Source
 * @property {string} file from the folder on, with forward slashes
 * @property {Import[]} imports
 * @property {{ name: string, line: number }[]} reaches uses of the page, the clock, chance, the console
 */

/**
 * All TypeScript files of a folder.
 * @param {string} folder
 * @returns {Source[]}
 */
export function readSources(folder) {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /\.tsx?$/.test(file))
    .sort()
    .map((file) => readSource(folder, file.replaceAll(path.sep, '/')));
}

/**
 * @param {string} folder
 * @param {string} file
 * @returns {Source}
 */
function readSource(folder, file) {
  const text = readFileSync(path.join(folder, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  /** @type {(offset: number) => number} */
  const lineOf = (offset) => text.slice(0, offset).split('\n').length;
  const places = nodesOf(program);
  return {
    file,
    imports: places.flatMap(({ node }) => {
      const specifier = specifierOf(node);
      if (specifier === undefined) return [];
      const target = targetOf(folder, file, specifier);
      return [{ specifier, target, typeOnly: isTypeOnly(node), line: lineOf(node.start) }];
    }),
    reaches: places.flatMap((place) => {
      const name = outsideName(place);
      return name === undefined ? [] : [{ name, line: lineOf(place.node.start) }];
    }),
  };
}

/**
 * The file a relative import means, found as the bundler finds it.
 * @param {string} folder
 * @param {string} file
 * @param {string} specifier
 * @returns {string | undefined}
 */
function targetOf(folder, file, specifier) {
  if (!specifier.startsWith('.')) return undefined;
  const place = path.posix.join(path.posix.dirname(file), specifier.replace(/\?\w+$/, ''));
  const endings = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
  return endings.map((ending) => place + ending).find((name) => isFile(path.join(folder, name)));
}

/** @param {string} file */
function isFile(file) {
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}

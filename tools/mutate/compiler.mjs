// Some mutants can't be in the program at all, since the compiler refuses them: an event of no type, a function that
// returns nothing where a number is due. Stryker's own check needs an interface that TypeScript 7 has not got; this one
// writes one mutant into each file, compiles once, and goes on to the next of each file.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * @typedef {{ line: number, column: number }} Position from 1
 * @typedef {{ status: string, replacement?: string, location: { start: Position, end: Position } }} Mutant
 */

const ERROR = /^(.+)\((\d+),\d+\): error TS/;

/**
 * A source with one place of it replaced.
 * @param {string} source
 * @param {Mutant} mutant
 */
export function withMutant(source, { replacement = '', location: { start, end } }) {
  const lines = source.split('\n');
  const at = (/** @type {Position} */ { line, column }) =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  return source.slice(0, at(start)) + replacement + source.slice(at(end));
}

/**
 * The lines of each file that the compiler finds wrong.
 * @param {string} folder the copy of the project
 * @param {string} root the project, for its compiler
 * @returns {Map<string, number[]>}
 */
function wrongLines(folder, root) {
  const tsc = path.join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [tsc, '-p', 'src/engine', '--noEmit', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  /** @type {Map<string, number[]>} */
  const wrong = new Map();
  for (const line of stdout.split('\n')) {
    const [, file = '', at = ''] = ERROR.exec(line) ?? [];
    if (file !== '') wrong.set(file, [...(wrong.get(file) ?? []), Number(at)]);
  }
  return wrong;
}

/** @param {Mutant} mutant @param {readonly number[]} wrong @param {string} source with the mutant */
function isRefused({ location: { start }, replacement = '' }, wrong, source) {
  const last = Math.min(start.line + replacement.split('\n').length - 1, source.split('\n').length);
  return wrong.some((line) => line >= start.line && line <= last);
}

/**
 * Marks those of a report's living mutants that the compiler refuses, by an error on the mutant's own lines.
 * @param {{ files: Record<string, { mutants: Mutant[] }> }} report
 * @param {{ root: string, folder: string }} places the project, and an empty folder to work in
 */
export function markRefused({ files }, { root, folder }) {
  mkdirSync(path.join(folder, 'src'), { recursive: true });
  cpSync(path.join(root, 'src/engine'), path.join(folder, 'src/engine'), { recursive: true });
  cpSync(path.join(root, 'tsconfig.base.json'), path.join(folder, 'tsconfig.base.json'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const queues = Object.entries(files).map(([file, { mutants }]) => {
    const living = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
    return { file, source: readFileSync(path.join(root, file), 'utf8'), living };
  });
  const rounds = Math.max(0, ...queues.map(({ living }) => living.length));
  for (let round = 0; round < rounds; round += 1) {
    const tried = queues.flatMap(({ file, source, living }) => {
      const mutant = living[round];
      const text = mutant === undefined ? source : withMutant(source, mutant);
      writeFileSync(path.join(folder, file), text);
      return mutant === undefined ? [] : [{ file, mutant, text }];
    });
    const wrong = wrongLines(folder, root);
    for (const { file, mutant, text } of tried) {
      if (isRefused(mutant, wrong.get(file) ?? [], text)) mutant.status = 'CompileError';
    }
  }
}

// Checks the one direction of imports (docs/architecture.md): every import of src against the rooms' rules,
// no cycle, and nothing in the pure rooms that reaches out of the program (page, clock, chance, console).
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { cyclesOf } from './lib/cycles.mjs';
import { readOptions, usageError } from './lib/options.mjs';
import { ROOT } from './lib/packages.mjs';
import { ROOMS, roomOf } from './lib/rooms.mjs';
import { readSources } from './lib/sources.mjs';

/**
 * @typedef {import('./lib/sources.mjs').Source} Source
 * @typedef {import('./lib/sources.mjs').Import} Import
 */

/**
 * What is wrong with one import, or undefined if nothing is.
 * @param {Source} source
 * @param {Import} imported
 * @returns {string | undefined}
 */
function wrongImport({ file }, { specifier, target, typeOnly }) {
  const from = roomOf(file);
  const room = from && ROOMS[from];
  if (!room) return undefined;
  if (!specifier.startsWith('.')) {
    const allowed = room.packages.some((name) => specifier === name || specifier.startsWith(`${name}/`));
    return allowed ? undefined : `${from} may not import the package ${specifier}`;
  }
  if (target === undefined) return `${specifier} is no file`;
  const to = roomOf(target);
  if (to === undefined) return `${specifier} lies outside src`;
  if (to === from) return undefined;
  if (room.imports.includes(to)) return undefined;
  if (!room.typesOf.includes(to)) return `${from} may not import ${to} (${specifier})`;
  return typeOnly ? undefined : `${from} may take only types from ${to} (${specifier}): write 'import type'`;
}

/**
 * Checks a folder that has the rooms of src in it.
 * @param {string} folder
 * @returns {{ wrong: string[], files: number, imports: number }} `wrong` has one line for each violation
 */
export function checkArrows(folder) {
  const sources = readSources(folder);
  const wrong = sources.flatMap((source) => {
    const room = roomOf(source.file);
    if (room === undefined) return [`${source.file}: lies in no room of src`];
    const arrows = source.imports.flatMap((imported) => {
      const reason = wrongImport(source, imported);
      return reason === undefined ? [] : [`${source.file}:${imported.line}: ${reason}`];
    });
    const reaches = ROOMS[room]?.pure ? source.reaches : [];
    return [
      ...arrows,
      ...reaches.map(({ name, line }) => `${source.file}:${line}: ${room} may not use ${name}`),
    ];
  });
  const cycles = cyclesOf(sources).map((files) => `import cycle: ${files.join(' → ')}`);
  const imports = sources.reduce((sum, source) => sum + source.imports.length, 0);
  return { wrong: [...wrong, ...cycles], files: sources.length, imports };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const usage = 'usage: node tools/arrows.mjs [folder]   (src, if none is named)';
  const [folder = path.join(ROOT, 'src'), ...more] = readOptions(usage, {}).positionals;
  if (more.length > 0) usageError(usage, 'one folder at a time');
  const { wrong, files, imports } = checkArrows(folder);
  if (files === 0) usageError(usage, `no sources in '${folder}'`);
  for (const line of wrong) console.error(line);
  console.log(`${files} files, ${imports} imports, ${wrong.length} wrong`);
  process.exit(wrong.length > 0 ? 1 : 0);
}

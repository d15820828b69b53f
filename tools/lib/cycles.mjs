// Import cycles, by Tarjan's strongly connected components.

/** @typedef {import('./sources.mjs').Source} Source */

/**
 * The groups of files that import each other in a circle. Imports of types are left out: they are gone when
 * the program runs, and the arrows between the rooms hold for them as well.
 * @param {Source[]} sources
 * @returns {string[][]}
 */
export function cyclesOf(sources) {
  const byFile = new Map(sources.map((source) => [source.file, source]));
  /** @type {Map<string, { index: number, low: number, open: boolean }>} */
  const marks = new Map();
  /** @type {string[]} */
  const path = [];
  /** @type {string[][]} */
  const cycles = [];

  /** @type {(file: string) => { index: number, low: number, open: boolean }} */
  const visit = (file) => {
    const mark = { index: marks.size, low: marks.size, open: true };
    marks.set(file, mark);
    path.push(file);
    const targets = valueImports(byFile.get(file));
    for (const target of targets) {
      const seen = marks.get(target);
      if (seen?.open) mark.low = Math.min(mark.low, seen.index);
      else if (!seen && byFile.has(target)) mark.low = Math.min(mark.low, visit(target).low);
    }
    if (mark.low === mark.index) {
      const group = path.splice(path.indexOf(file));
      for (const member of group) {
        const closed = marks.get(member);
        if (closed) closed.open = false;
      }
      if (group.length > 1 || targets.includes(file)) cycles.push(group);
    }
    return mark;
  };

  for (const { file } of sources) if (!marks.has(file)) visit(file);
  return cycles;
}

/**
 * @param {Source | undefined} source
 * @returns {string[]}
 */
function valueImports(source) {
  return (source?.imports ?? []).flatMap(({ target, typeOnly }) => (target && !typeOnly ? [target] : []));
}

import { type Alias, type Document, isScalar, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { suspicious } from './guard';
import { type Finder, type Position, positionsIn } from './positions';

/** The largest file that is read. */
const LARGEST = 256 * 1024;

/** Most copies of what an anchor holds, with all that it refers to in turn. */
const MOST_COPIES = 100;

/** So many faults are told of at once. */
export const MOST_FAULTS = 20;

/** Something wrong in a file: where, and why. */
export interface Fault extends Position {
  message: string;
}

/** A file as a plain value, and where its parts stand. */
export interface Parsed {
  value: unknown;
  at: Finder;
}

/** The position of a place in a text. */
function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

function lastAlias(doc: Document): number {
  let offset = 0;
  visit(doc, {
    Alias: (_, node: Alias) => {
      offset = node.range?.[0] ?? offset;
    },
  });
  return offset;
}

/** Keys that stand twice in one map. The parser's own look for them takes as long as there are pairs of keys. */
function twice(doc: Document): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  visit(doc, {
    Map: (_, map: YAMLMap) => {
      const seen = new Set<string>();
      for (const { key } of map.items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (seen.has(name))
          found.push({ offset: key.range?.[0] ?? 0, message: `"${name}" stands here twice` });
        seen.add(name);
      }
    },
  });
  return found;
}

/** Reads YAML; or what is wrong with it. It never takes long, whatever is in the file. */
export function parseYaml(text: string): Parsed | Fault[] {
  if (new TextEncoder().encode(text).length > LARGEST)
    return [{ ...positionOf(text, LARGEST), message: `the file is larger than ${LARGEST / 1024} kB` }];
  const strange = suspicious(text);
  if (strange !== null) return [{ ...positionOf(text, strange.offset), message: strange.message }];
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const faults = [
    ...[...doc.errors, ...doc.warnings].map(({ pos, message }) => ({ offset: pos[0], message })),
    ...twice(doc),
  ];
  if (faults.length > 0)
    return faults
      .slice(0, MOST_FAULTS)
      .map(({ offset, message }) => ({ ...positionOf(text, offset), message }));
  try {
    return { value: doc.toJS({ maxAliasCount: MOST_COPIES }), at: positionsIn(doc, lines) };
  } catch (error) {
    return [{ ...positionOf(text, lastAlias(doc)), message: (error as Error).message }];
  }
}

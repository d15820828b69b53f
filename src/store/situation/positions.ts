import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  type LineCounter,
  type Node,
  type Pair,
} from 'yaml';

/** Where something stands in a text; both count from 1. */
export interface Position {
  line: number;
  column: number;
}

type Keyed = Pair<unknown, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'range' in value;

const startOf = (value: unknown): number | undefined => (isNode(value) ? value.range?.[0] : undefined);

/** The pair of a key in a map; undefined in a list or where there is none. */
function pairOf(node: unknown, key: string | number): Keyed | undefined {
  if (!isMap(node)) return undefined;
  return node.items.find((pair) => {
    const name = isScalar(pair.key) ? pair.key.value : pair.key;
    return String(name) === String(key);
  }) as Keyed | undefined;
}

/** Finds where a path of a document leads. */
export type Finder = (path: readonly (string | number)[], of?: 'key') => Position;

/**
 * Finds the value at a path, its key where it is a whole block or nothing, or where there is no such place the last part
 * that there is.
 */
export function positionsIn(doc: Document, lines: LineCounter): Finder {
  return (path, of) => {
    let node: unknown = doc.contents;
    let offset = startOf(node) ?? 0;
    for (const [depth, key] of path.entries()) {
      const pair = pairOf(node, key);
      const next = pair === undefined ? (isCollection(node) ? node.get(key, true) : undefined) : pair.value;
      const isLast = depth === path.length - 1;
      const plain = isLast && of !== 'key' && isScalar(next) && next.value !== null;
      const found = plain ? startOf(next) : (startOf(pair?.key) ?? startOf(next));
      if (found === undefined) break;
      offset = found;
      node = isAlias(next) ? next.resolve(doc) : next;
    }
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
}

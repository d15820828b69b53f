import { type Alias, type Document, LineCounter, parseDocument, visit } from 'yaml';
import { type Position, positionsIn } from './positions';

/** The largest file that is read. */
const LARGEST = 256 * 1024;

/** Most references to one anchor and all that it holds, before a file is taken for a bomb. */
const MOST_ALIASES = 100;

/** Something wrong in a file: where, and why. */
export interface Fault extends Position {
  message: string;
}

/** A file as a plain value, and where its parts stand. */
export interface Parsed {
  value: unknown;
  at(path: readonly (string | number)[]): Position;
}

/** Where a text is as long as a file may be. */
function end(text: string): Position {
  const lines = text.slice(0, LARGEST).split('\n');
  return { line: lines.length, column: (lines[lines.length - 1] as string).length + 1 };
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

/** Reads YAML; or what is wrong with it. It never takes long, whatever is in the file. */
export function parseYaml(text: string): Parsed | Fault[] {
  if (new TextEncoder().encode(text).length > LARGEST)
    return [{ ...end(text), message: `the file is larger than ${LARGEST / 1024} kB` }];
  const lines = new LineCounter();
  let doc: Document;
  try {
    doc = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  } catch (error) {
    return [{ line: 1, column: 1, message: `this can't be read: ${(error as Error).message}` }];
  }
  const faults = [...doc.errors, ...doc.warnings].map(({ pos, message }): Fault => {
    const { line, col } = lines.linePos(pos[0]);
    return { line: Math.max(1, line), column: Math.max(1, col), message };
  });
  if (faults.length > 0) return faults;
  try {
    return { value: doc.toJS({ maxAliasCount: MOST_ALIASES }), at: positionsIn(doc, lines) };
  } catch (error) {
    const { line, col } = lines.linePos(lastAlias(doc));
    return [{ line, column: col, message: (error as Error).message }];
  }
}

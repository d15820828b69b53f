// What the arrow check has to know of a syntax tree (ESTree with TypeScript, as Vite's parser gives it).

/**
 * @typedef {{ type: string, start: number, [key: string]: unknown }} SyntaxNode
 * @typedef {{ node: SyntaxNode, parent: SyntaxNode | undefined, key: string }} Place a node and where it hangs
 */

/**
 * The names by which a program reaches out of itself. `window`, `self`, `location` and `process` are missing:
 * they are good names for things of a fight too, and the compiler (no DOM library) and the linter (which knows
 * scopes) refuse them where they mean the page.
 */
const OUTSIDE = new Set([
  'Date',
  'console',
  'crypto',
  'document',
  'eval',
  'fetch',
  'globalThis',
  'indexedDB',
  'localStorage',
  'navigator',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'require',
  'sessionStorage',
  'setInterval',
  'setTimeout',
]);

/**
 * @param {unknown} value
 * @returns {value is SyntaxNode}
 */
function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/**
 * All nodes of a tree.
 * @param {object} root
 * @returns {Place[]}
 */
export function nodesOf(root) {
  /** @type {Place[]} */
  const places = [];
  /** @type {(value: unknown, parent: SyntaxNode | undefined, key: string) => void} */
  const visit = (value, parent, key) => {
    if (Array.isArray(value)) for (const one of value) visit(one, parent, key);
    if (!isNode(value)) return;
    places.push({ node: value, parent, key });
    for (const [name, child] of Object.entries(value)) visit(child, value, name);
  };
  visit(root, undefined, '');
  return places;
}

/**
 * What a node imports from, if it imports: import and export declarations, `import()`, `import('…').Type`.
 * @param {SyntaxNode} node
 * @returns {string | undefined}
 */
export function specifierOf(node) {
  const source = node.source;
  return isNode(source) && source.type === 'Literal' ? String(source.value) : undefined;
}

/**
 * Whether nothing of an import is left when the program runs.
 * @param {SyntaxNode} node
 */
export function isTypeOnly(node) {
  return node.type === 'TSImportType' || node.importKind === 'type' || node.exportKind === 'type';
}

/**
 * The name by which a node reaches out of the program, if it does.
 * @param {Place} place
 * @returns {string | undefined}
 */
export function outsideName({ node, parent, key }) {
  if (node.type === 'MetaProperty') return 'import.meta';
  if (node.type !== 'Identifier' || isMerelyAKey(parent, key)) return undefined;
  const name = String(node.name);
  if (name === 'Math' && reachesRandom(parent)) return 'Math.random';
  return OUTSIDE.has(name) ? name : undefined;
}

/**
 * Whether a name stands where it means no variable: `record.console`, `{ console: 1 }`.
 * @param {SyntaxNode | undefined} parent
 * @param {string} key
 */
function isMerelyAKey(parent, key) {
  return (key === 'property' || key === 'key') && !parent?.computed && !parent?.shorthand;
}

/**
 * Whether `Math` below this parent is anything but a plain `Math.name` with another name than random.
 * @param {SyntaxNode | undefined} parent
 */
function reachesRandom(parent) {
  if (parent?.type !== 'MemberExpression' || parent.computed) return true;
  const property = parent.property;
  return isNode(property) && property.name === 'random';
}

// The rooms of src and what each may import: docs/architecture.md, "Rooms and the one direction".

/**
 * @typedef {object} Room
 * @property {string[]} imports rooms it may import from
 * @property {string[]} typesOf rooms it may take types from, and nothing else
 * @property {string[]} packages packages it may import
 * @property {boolean} pure whether it may see neither page, clock, chance nor console
 */

/** @type {Record<string, Room>} */
export const ROOMS = {
  'engine/kernel': { imports: [], typesOf: [], packages: [], pure: true },
  'engine/board': { imports: [], typesOf: [], packages: [], pure: true },
  // What files, tools and store have to know of every kind of table.
  'engine/table': { imports: ['engine/kernel'], typesOf: [], packages: ['zod'], pure: true },
  'engine/showdown': {
    imports: ['engine/kernel', 'engine/board', 'engine/table'],
    typesOf: [],
    packages: ['zod'],
    pure: true,
  },
  'engine/encounter': {
    imports: ['engine/kernel', 'engine/board', 'engine/table'],
    typesOf: [],
    packages: ['zod'],
    pure: true,
  },
  'engine/lastSurvivor': {
    imports: ['engine/kernel', 'engine/board', 'engine/table'],
    typesOf: [],
    packages: ['zod'],
    pure: true,
  },
  // The engine's public face, src/engine/index.ts: the only file of the engine that the other rooms see.
  engine: {
    imports: [
      'engine/kernel',
      'engine/board',
      'engine/table',
      'engine/showdown',
      'engine/encounter',
      'engine/lastSurvivor',
    ],
    typesOf: [],
    packages: [],
    pure: true,
  },
  content: { imports: [], typesOf: ['engine'], packages: [], pure: true },
  text: { imports: [], typesOf: ['engine'], packages: [], pure: true },
  store: {
    imports: ['engine', 'content'],
    typesOf: [],
    packages: ['zustand', 'zod', 'yaml', 'idb'],
    pure: false,
  },
  // The service worker: a program of its own, bundled with nothing (tools/lib/offline.mjs).
  offline: { imports: [], typesOf: [], packages: [], pure: false },
  ui: {
    // The engine's pure functions (names of spaces, reach, zones) are there to be shown; commands go through the store.
    imports: ['store', 'text', 'engine'],
    typesOf: [],
    packages: ['react', 'react-dom', 'zustand', '@fontsource'],
    pure: false,
  },
};

/**
 * The room a file lies in.
 * @param {string} file from src on, with forward slashes: `engine/board/reach.ts`
 * @returns {string | undefined} undefined for a file outside every room
 */
export function roomOf(file) {
  const parts = file.split('/');
  const [first = '', second = ''] = parts;
  if (first !== 'engine') return parts.length > 1 && Object.hasOwn(ROOMS, first) ? first : undefined;
  if (parts.length === 2) return second === 'index.ts' ? 'engine' : undefined;
  const room = `engine/${second}`;
  return Object.hasOwn(ROOMS, room) ? room : undefined;
}

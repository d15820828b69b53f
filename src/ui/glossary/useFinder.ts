import { useSyncExternalStore } from 'react';
import type { Finder } from '../../text/glossary';

let finder: Finder | null = null;
let loading: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** The glossary is loaded when a text first asks for it; until it is there texts are plain, and as wide as then. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  loading ??= import('./glossary').then(({ FINDER }) => {
    finder = FINDER;
    for (const tell of listeners) tell();
  });
  return () => listeners.delete(onChange);
}

/** What finds the glossary's words in texts; null until it is loaded. */
export function useFinder(): Finder | null {
  return useSyncExternalStore(subscribe, () => finder);
}

import { useSyncExternalStore } from 'react';
import type { Finder } from '../../text/glossary';

let finder: Finder | null = null;
let asked = false;
const listeners = new Set<() => void>();

async function load(): Promise<void> {
  try {
    finder = (await import('./glossary')).FINDER;
    for (const tell of listeners) tell();
  } catch {
    // Without a connection texts stay plain; the next text that is shown asks again.
    asked = false;
  }
}

/** The glossary is loaded when a text first asks for it; until it is there texts are plain, and as wide as then. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  if (!asked) {
    asked = true;
    void load();
  }
  return () => listeners.delete(onChange);
}

/** What finds the glossary's words in texts; null until it is loaded. */
export function useFinder(): Finder | null {
  return useSyncExternalStore(subscribe, () => finder);
}

/** How far something that is loaded when it is needed has come. */
export type Loading<T> = { at: 'idle' | 'loading' | 'failed' } | { at: 'loaded'; value: T };

/** Something that is loaded when it is needed, once; what failed can be tried again. */
export interface Loadable<T> {
  /** How far it has come; the same value until that changes. */
  now(): Loading<T>;
  /** Loads it unless that has been done or is being done; resolves to null where it could not be had. */
  load(): Promise<T | null>;
  /** Calls back whenever `now` changes, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

/** Makes something loadable by a function that fetches it. */
export function loadable<T>(fetch: () => Promise<T>): Loadable<T> {
  const listeners = new Set<() => void>();
  let now: Loading<T> = { at: 'idle' };
  let running: Promise<T | null> | null = null;

  function become(next: Loading<T>): void {
    now = next;
    for (const listener of listeners) listener();
  }

  async function run(): Promise<T | null> {
    become({ at: 'loading' });
    try {
      const value = await fetch();
      become({ at: 'loaded', value });
      return value;
    } catch {
      running = null;
      become({ at: 'failed' });
      return null;
    }
  }

  return {
    now: () => now,
    load() {
      running ??= run();
      return running;
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

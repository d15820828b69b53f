import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** The parts of the address behind `#/`: `#/rules/SD-4.3` is `['rules', 'SD-4.3']`, the home screen `[]`. */
export function useHashRoute(): readonly string[] {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent);
}

/** Goes to a screen of the program. */
export function goTo(...parts: readonly string[]): void {
  window.location.hash = `/${parts.map(encodeURIComponent).join('/')}`;
}

import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

/** A part of an address as it was meant; one that is no good encoding stands as it is written. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The parts of an address behind `#/`: `#/rules/SD-4.3` is `['rules', 'SD-4.3']`, the home screen `[]`. */
export const partsOf = (hash: string): readonly string[] =>
  hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map(decoded);

/** The address as it stands, behind its `#`. */
export const useHash = (): string => useSyncExternalStore(subscribe, () => window.location.hash);

/** The parts of the address as it stands. */
export const useHashRoute = (): readonly string[] => partsOf(useHash());

const addressOf = (parts: readonly string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;

/** Goes to a screen of the program. */
export function goTo(...parts: readonly string[]): void {
  window.location.hash = addressOf(parts);
}

/** Goes there in place of where one is: the browser's way back does not lead here again. */
export function turnTo(...parts: readonly string[]): void {
  window.location.replace(addressOf(parts));
}

import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { goTo } from '../shell/useHashRoute';
import type { Loadable, Loading } from './loadable';
import { NotLoaded } from './NotLoaded';
import { Waiting } from './Waiting';

/** How far something has come; looking does not load it. */
export function useLoading<T>(part: Loadable<T>): Loading<T> {
  return useSyncExternalStore(part.subscribe, part.now);
}

export interface PartProps<T> {
  of: Loadable<T>;
  children: (loaded: T) => ReactNode;
}

/**
 * A part of the program that is loaded when it is shown: at once where it is there already; where it can't be had it says so
 * and can be tried again.
 */
export function Part<T>({ of, children }: PartProps<T>) {
  const loading = useLoading(of);
  // Before the first paint: what could not be had another time is tried again, not told again.
  useLayoutEffect(() => void of.load(), [of]);
  switch (loading.at) {
    case 'loaded':
      return children(loading.value);
    case 'failed':
      return <NotLoaded onAgain={() => void of.load()} onHome={() => goTo()} />;
    default:
      return <Waiting />;
  }
}

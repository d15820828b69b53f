import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, kept up to date. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** How much room the window has: three columns, two, or one with tabs at the foot. */
export type Room = 'wide' | 'middle' | 'narrow';

/** The room there is, in letters: whoever has larger letters has less of it. The limits are those of the style sheets. */
export function useRoom(): Room {
  const wide = useMedia('(width >= 75em)');
  const middle = useMedia('(width >= 48em) and (height >= 34em)');
  if (wide) return 'wide';
  return middle ? 'middle' : 'narrow';
}

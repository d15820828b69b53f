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

/** The room there is. The limits are those of the style sheets. */
export function useRoom(): Room {
  const wide = useMedia('(min-width: 1200px)');
  const middle = useMedia('(min-width: 768px)');
  if (wide) return 'wide';
  return middle ? 'middle' : 'narrow';
}

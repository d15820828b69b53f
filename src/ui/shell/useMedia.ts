import { useCallback, useSyncExternalStore } from 'react';

/** Each query is put to the browser once: it is asked for at every drawing. */
const lists = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known !== undefined) return known;
  const list = window.matchMedia(query);
  lists.set(query, list);
  return list;
}

/** Whether a media query holds, kept up to date. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
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

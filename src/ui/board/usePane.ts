import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Pane } from './camera';

/** The size of an element in pixels, kept up to date. */
export function usePane(element: RefObject<Element | null>): Pane {
  const [pane, setPane] = useState<Pane>({ width: 800, height: 600 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const { width, height } = watched.getBoundingClientRect();
    if (width > 0) setPane({ width, height });
    const observer = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      setPane({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return pane;
}

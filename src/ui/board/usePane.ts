import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Pane } from './camera';

/** The size of an element in pixels, kept up to date. */
export function usePane(element: RefObject<Element | null>): Pane {
  const [pane, setPane] = useState<Pane>({ width: 800, height: 600 });
  useLayoutEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const measured = ({ width, height }: Pane) => {
      if (width === 0) return;
      setPane((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measured(watched.getBoundingClientRect());
    const observer = new ResizeObserver(([entry]) => {
      if (entry) measured(entry.contentRect);
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return pane;
}

import { useCallback, useEffect } from 'react';

/** Brings a place of the page into sight and gives it the focus. */
function reveal(id: string): void {
  const place = document.getElementById(id);
  if (place === null) return;
  place.scrollIntoView({ block: place.matches('h2, h3') ? 'start' : 'center' });
  place.focus({ preventScroll: true });
}

/**
 * Shows the place that the address names. Gives back what hears presses on links: the address of the place that is
 * already named changes nothing, but whoever presses it wants to be there.
 */
export function useWanted(wanted: string | undefined): (pressed: EventTarget) => void {
  useEffect(() => {
    if (wanted === undefined) window.scrollTo({ top: 0 });
    else reveal(wanted);
  }, [wanted]);
  return useCallback(
    (pressed) => {
      const link = pressed instanceof Element ? pressed.closest('a') : null;
      if (wanted !== undefined && link?.getAttribute('href') === `#/rules/${wanted}`) reveal(wanted);
    },
    [wanted],
  );
}

import { type RefObject, useLayoutEffect } from 'react';

/**
 * Scrolls a list of answers to the one that is suggested, before anybody sees it: the list alone, never the page. The focus
 * stays where it is. `shown`: so many answers stand in the list by now.
 */
export function useAdvisedInSight(
  list: RefObject<HTMLElement | null>,
  shown: number,
  advised: string | null | undefined,
): void {
  useLayoutEffect(() => {
    if (shown === 0 || advised == null) return;
    const answer = list.current?.querySelector<HTMLElement>('[data-advised]');
    if (!list.current || !answer) return;
    const [outside, inside] = [list.current.getBoundingClientRect(), answer.getBoundingClientRect()];
    const below = inside.bottom - outside.bottom;
    const above = inside.top - outside.top;
    if (below > 0) list.current.scrollTop += Math.min(below + 8, above);
    else if (above < 0) list.current.scrollTop += above;
  }, [list, shown, advised]);
}

import { type RefObject, useCallback } from 'react';

export type Side = 'above' | 'below';
export type Align = 'start' | 'centre' | 'end';

/** Room kept free between a floating panel, its anchor and the edges of the window, in pixels. */
const GAP = 6;

function along(align: Align, anchor: DOMRect, width: number): number {
  if (align === 'start') return anchor.left;
  if (align === 'end') return anchor.right - width;
  return anchor.left + (anchor.width - width) / 2;
}

/**
 * Places a panel of the top layer beside its anchor, on the wanted side or, where there is no room, on the other,
 * and always wholly inside the window.
 */
export function useAnchored(
  anchor: RefObject<Pick<Element, 'getBoundingClientRect'> | null>,
  panel: RefObject<HTMLElement | null>,
  side: Side,
  align: Align,
): () => void {
  return useCallback(() => {
    const floating = panel.current;
    if (!anchor.current || !floating) return;
    const from = anchor.current.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = floating;
    const below = from.bottom + GAP;
    const above = from.top - GAP - height;
    const fitsBelow = below + height <= window.innerHeight - GAP;
    const top = (side === 'below' && fitsBelow) || above < GAP ? below : above;
    const left = along(align, from, width);
    floating.style.top = `${Math.max(GAP, Math.min(top, window.innerHeight - height - GAP))}px`;
    floating.style.left = `${Math.max(GAP, Math.min(left, window.innerWidth - width - GAP))}px`;
    floating.dataset.placed = 'true';
  }, [anchor, panel, side, align]);
}

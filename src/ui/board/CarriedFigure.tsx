import { type RefObject, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Glyph } from '../icons/Glyph';
import { LiveRegion } from '../primitives/LiveRegion';
import { type Piece, PieceMark } from '../primitives/PieceMark';
import { useAnchored } from '../primitives/useAnchored';
import styles from './CarriedFigure.module.css';
import type { Point } from './grid';

/** Why a figure went back, and where it had been let go. */
export interface Refused extends Point {
  words: string;
}

/** A figure on its way by pointer: where it was when something of it changed, and whether it may be put down here. */
export interface Carried extends Point {
  finger: boolean;
  legal: boolean;
}

export interface CarriedFigureProps {
  piece: Piece;
  /** Null: nobody carries it. */
  at: Carried | null;
  /** The figure on the page: it is moved with the pointer without being drawn again. */
  figure: RefObject<HTMLDivElement | null>;
  refused: Refused | null;
}

/** Where a carried figure stands on the page. */
export const placeOf = ({ x, y }: Point): string => `${x}px ${y}px`;

/** Beside the place where a figure was let go, within the window. */
function RefusedPanel({ words, x, y }: Refused) {
  const panel = useRef<HTMLParagraphElement>(null);
  const anchor = useRef<Pick<Element, 'getBoundingClientRect'> | null>(null);
  const place = useAnchored(anchor, panel, 'above', 'centre');
  useLayoutEffect(() => {
    anchor.current = { getBoundingClientRect: () => new DOMRect(x - 4, y - 4, 8, 8) };
    panel.current?.showPopover?.();
    place();
  }, [x, y, place]);
  return (
    <p ref={panel} popover="manual" aria-hidden="true" className={styles.refused}>
      {words}
    </p>
  );
}

/** Over the page: the figure that a pointer carries, above a finger; and why it could not be put down. */
export function CarriedFigure({ piece, at, figure, refused }: CarriedFigureProps) {
  return (
    <>
      {at !== null &&
        createPortal(
          <div
            ref={figure}
            aria-hidden="true"
            className={styles.carried}
            data-legal={at.legal || undefined}
            data-finger={at.finger || undefined}
            style={{ translate: placeOf(at) }}
          >
            <PieceMark piece={piece} size="l" />
            {!at.legal && (
              <span className={styles.no}>
                <Glyph name="close" />
              </span>
            )}
          </div>,
          document.body,
        )}
      {refused !== null && <RefusedPanel {...refused} />}
      <LiveRegion words={refused?.words ?? ''} />
    </>
  );
}

import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Space } from '../../engine';
import { useAnchored } from '../primitives/useAnchored';
import type { SpaceInfo } from './pieces';
import styles from './SpacePanel.module.css';

export interface SpacePanelProps {
  id: string;
  board: RefObject<Element | null>;
  space: Space;
  info: SpaceInfo;
  /** It lies below the space, not above: whichever leaves the monster in sight. */
  below: boolean;
}

/** Spaces round the one that is told of which the panel leaves in sight. */
const CLEAR = 2;

function aroundOf(cell: Element): DOMRect {
  const { x, y, width, height } = cell.getBoundingClientRect();
  return new DOMRect(x, y - CLEAR * height, width, (1 + 2 * CLEAR) * height);
}

/** What there is to know of a space, beside it in the top layer; presses go through it to the board. */
export function SpacePanel({ id, board, space, info, below }: SpacePanelProps) {
  const anchor = useRef<Pick<Element, 'getBoundingClientRect'> | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = useAnchored(anchor, panel, below ? 'below' : 'above', 'centre');

  useLayoutEffect(() => {
    const cell = board.current?.querySelector(`[data-space="${space}"]`);
    anchor.current = cell ? { getBoundingClientRect: () => aroundOf(cell) } : null;
    panel.current?.showPopover?.();
    place();
  }, [board, space, place]);

  return (
    <div ref={panel} id={id} popover="manual" role="tooltip" className={styles.panel}>
      <p className={styles.head}>
        <strong>{info.name}</strong>
        {info.lies.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      {info.things.map((thing) => (
        <div key={thing.name} className={styles.thing}>
          <p className={styles.name}>{thing.name}</p>
          {thing.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
      {info.answer && (
        <div className={styles.answer}>
          {info.answer.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}

import type { CSSProperties } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../icons/Icon';
import type { IconName } from '../icons/table';
import styles from './Guide.module.css';
import { type Place, usePlace } from './usePlace';

export interface GuideRingProps {
  /** What it may be drawn round: the first that is in sight. */
  places: readonly string[];
  icon: IconName;
}

/** How far outside of the thing the ring runs; what is large has it inside, as so much else lies around it. */
const OUTSIDE = 4;
const INSIDE = -3;

const LARGE = { width: 200, height: 150 };
/** Less room than this above or beside it, and the sign stands elsewhere. */
const ROOM = 20;

const SMALL = { width: 72, height: 24 };

/** The ring round a place, never beyond the window. */
function round({ left, top, width, height }: Place): CSSProperties {
  const out = width > LARGE.width && height > LARGE.height ? INSIDE : OUTSIDE;
  const [x, y] = [Math.max(1, left - out), Math.max(1, top - out)];
  const right = Math.min(window.innerWidth - 1, left + width + out);
  const bottom = Math.min(window.innerHeight - 1, top + height + out);
  // Moved by a transform: a ring that follows a figure is no jump of the page.
  return { translate: `${x}px ${y}px`, width: right - x, height: bottom - y };
}

/** A ring round the thing that the guide speaks of, with the same sign. It is only to be seen: presses go through it. */
export function GuideRing({ places, icon }: GuideRingProps) {
  const place = usePlace(places);
  if (place === null) return null;
  const low = place.top < ROOM;
  const aside = place.left < ROOM;
  const small = place.width < SMALL.width || place.height < SMALL.height;
  return createPortal(
    <div
      aria-hidden="true"
      className={styles.ring}
      data-small={small || undefined}
      data-low={low || undefined}
      data-aside={aside || undefined}
      style={round(place)}
    >
      <span className={styles.ringSign}>
        <Icon name={icon} />
      </span>
    </div>,
    document.body,
  );
}

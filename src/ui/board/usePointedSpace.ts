import { type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Space } from '../../engine';
import { spaceUnder } from './spaceUnder';

/** How long a pointer rests, or a finger is held, before a space tells about itself, in milliseconds. */
const REST = 450;

export interface PointedSpace {
  /** The space that tells about itself now; null: none. */
  told: Space | null;
  onPointerOver(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  /** The focus came to a space by key. */
  onFocused(space: Space): void;
  onBlur(event: FocusEvent): void;
  /** Nothing is pointed at any more, such as while the board is dragged. */
  forget(): void;
  /** Whether the press that has just ended was held to read, so that it must not count as a press of a space. */
  wasHeld(): boolean;
}

/**
 * The space somebody points at: under a mouse, held by a finger, or focused by key. `onPoint` hears it at once; after a rest
 * the space tells about itself. Escape and leaving it end that.
 */
export function usePointedSpace(onPoint: (space: Space | null) => void): PointedSpace {
  const [told, tell] = useState<Space | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  const over = useRef<Space | null>(null);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (told === null) return undefined;
    const onKeyDown = ({ key }: KeyboardEvent) => key === 'Escape' && tell(null);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [told]);

  function point(space: Space | null, after: () => void): void {
    clearTimeout(timer.current);
    over.current = space;
    onPoint(space);
    tell(null);
    if (space !== null) timer.current = setTimeout(after, REST);
  }
  const forget = () => point(null, () => undefined);

  return {
    told,
    onPointerOver(event) {
      const space = spaceUnder(event);
      if (event.pointerType !== 'mouse' || space === over.current) return;
      point(space, () => tell(space));
    },
    onPointerLeave: (event) => event.pointerType === 'mouse' && forget(),
    onPointerDown(event) {
      held.current = false;
      if (event.pointerType === 'mouse') return;
      const space = spaceUnder(event);
      point(space, () => {
        held.current = true;
        tell(space);
      });
    },
    // What a finger has opened stays to be read until the next touch.
    onPointerUp: (event) => event.pointerType !== 'mouse' && !held.current && forget(),
    onFocused(space) {
      point(space, () => undefined);
      tell(space);
    },
    onBlur: forget,
    forget,
    wasHeld: () => held.current,
  };
}

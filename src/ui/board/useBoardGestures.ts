import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Point } from './grid';
import type { BoardCamera } from './useCamera';

/** A press that moves less than this many pixels is a press, not a drag. */
const SLACK = 6;

export interface BoardGestures {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(event: PointerEvent): void;
  /** Whether the press that has just ended was a drag, so that it must not count as a press of a space. */
  wasDrag(): boolean;
}

function middle(points: readonly Point[]): Point {
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
    y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
  };
}

function spread([a, b]: readonly Point[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

/** Drag to pan, pinch and wheel to zoom, for mouse, finger and pen alike. */
export function useBoardGestures(
  element: RefObject<SVGSVGElement | null>,
  camera: BoardCamera,
): BoardGestures {
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point>({ x: 0, y: 0 });
  const dragged = useRef(false);
  const latest = useRef(camera);
  useEffect(() => {
    latest.current = camera;
  });

  useEffect(() => {
    const board = element.current;
    if (!board) return;
    function onWheel(event: WheelEvent) {
      event.preventDefault();
      const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
      latest.current.zoom(Math.exp(-event.deltaY / 500), { x: event.clientX - left, y: event.clientY - top });
    }
    board.addEventListener('wheel', onWheel, { passive: false });
    return () => board.removeEventListener('wheel', onWheel);
  }, [element]);

  function release(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
  }

  return {
    onPointerDown(event) {
      if (fingers.current.size === 0) {
        dragged.current = false;
        start.current = { x: event.clientX, y: event.clientY };
      }
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    },
    onPointerMove(event) {
      if (!fingers.current.has(event.pointerId)) return;
      const now = { x: event.clientX, y: event.clientY };
      if (!dragged.current) {
        if (Math.hypot(now.x - start.current.x, now.y - start.current.y) < SLACK) return;
        dragged.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const before = [...fingers.current.values()];
      fingers.current.set(event.pointerId, now);
      const after = [...fingers.current.values()];
      const [from, to] = [middle(before), middle(after)];
      if (after.length > 1) {
        const { left, top } = event.currentTarget.getBoundingClientRect();
        latest.current.zoom(spread(after) / spread(before), { x: to.x - left, y: to.y - top });
      } else latest.current.pan(to.x - from.x, to.y - from.y);
    },
    onPointerUp: release,
    onPointerCancel: release,
    wasDrag: () => dragged.current,
  };
}

import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Spot, spotName, spotOf } from './selection';

/** How far a pointer goes before it drags, in pixels, and how long a finger rests on a card of the list. */
const FAR = 6;
const REST = 280;

/** What is being dragged and what it is over, by the names in `data-drag` and `data-drop`. */
export interface Dragging {
  source: Spot;
  over: Spot | null;
}

interface Press {
  source: Spot;
  pointer: number;
  x: number;
  y: number;
  /** A finger on the list scrolls it, unless it rests first. */
  rests: ReturnType<typeof setTimeout> | null;
}

/** The nearest element under a point that carries an attribute, and the spot it names. */
function spotUnder(target: Element | null, attribute: 'drag' | 'drop'): Spot | null {
  const carrier = target?.closest<HTMLElement>(`[data-${attribute}]`);
  return spotOf(carrier?.dataset[attribute]);
}

/**
 * Dragging by mouse, pen and finger, by pointer events alone. `ghost` follows the pointer; nothing else is drawn anew while it
 * moves but what it is over. A press that does not go far is no drag, and stays the click that it is.
 */
export function useGearDrag(
  root: RefObject<HTMLElement | null>,
  ghost: RefObject<HTMLElement | null>,
  onDrop: (source: Spot, target: Spot | null) => void,
): Dragging | null {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  const drop = useRef(onDrop);
  useEffect(() => {
    drop.current = onDrop;
  });
  useEffect(() => {
    const area = root.current;
    if (area === null) return;
    let press: Press | null = null;
    let now: Dragging | null = null;
    const show = (next: Dragging | null) => {
      now = next;
      setDragging(next);
    };
    const forget = () => {
      if (press?.rests != null) clearTimeout(press.rests);
      press = null;
      show(null);
    };
    const follow = (x: number, y: number) => {
      if (ghost.current !== null) ghost.current.style.translate = `${x}px ${y}px`;
    };
    const start = () => {
      if (press === null) return;
      area.setPointerCapture(press.pointer);
      show({ source: press.source, over: null });
      follow(press.x, press.y);
    };
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || press !== null) return;
      const source = spotUnder(event.target as Element, 'drag');
      if (source === null) return;
      const finger = event.pointerType === 'touch' && source.spot === 'card';
      press = {
        source,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        rests: finger ? setTimeout(start, REST) : null,
      };
    };
    const onMove = (event: PointerEvent) => {
      if (press === null || event.pointerId !== press.pointer) return;
      const far = Math.hypot(event.clientX - press.x, event.clientY - press.y) > FAR;
      if (now === null && far) {
        // A finger that moves before it has rested scrolls.
        if (press.rests !== null) return forget();
        start();
      }
      press.x = now === null ? press.x : event.clientX;
      press.y = now === null ? press.y : event.clientY;
      if (now === null) return;
      follow(event.clientX, event.clientY);
      const over = spotUnder(document.elementFromPoint(event.clientX, event.clientY), 'drop');
      const name = (spot: Spot | null) => (spot === null ? '' : spotName(spot));
      if (name(over) !== name(now.over)) show({ source: now.source, over });
    };
    const onUp = (event: PointerEvent) => {
      if (press === null || event.pointerId !== press.pointer) return;
      const done = now;
      forget();
      if (done === null) return;
      // The click that ends a drag is none.
      const swallow = (click: MouseEvent) => {
        click.stopPropagation();
        click.preventDefault();
      };
      area.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => area.removeEventListener('click', swallow, { capture: true }), 0);
      drop.current(done.source, spotUnder(document.elementFromPoint(event.clientX, event.clientY), 'drop'));
    };
    const onTouchMove = (event: TouchEvent) => {
      if (now !== null && event.cancelable) event.preventDefault();
    };
    const onKey = (event: KeyboardEvent) => {
      if (now === null || event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      forget();
    };
    const onMenu = (event: Event) => {
      if (press !== null) event.preventDefault();
    };
    area.addEventListener('pointerdown', onDown);
    area.addEventListener('pointermove', onMove);
    area.addEventListener('pointerup', onUp);
    area.addEventListener('pointercancel', forget);
    area.addEventListener('touchmove', onTouchMove, { passive: false });
    area.addEventListener('contextmenu', onMenu);
    window.addEventListener('keydown', onKey, { capture: true });
    return () => {
      forget();
      area.removeEventListener('pointerdown', onDown);
      area.removeEventListener('pointermove', onMove);
      area.removeEventListener('pointerup', onUp);
      area.removeEventListener('pointercancel', forget);
      area.removeEventListener('touchmove', onTouchMove);
      area.removeEventListener('contextmenu', onMenu);
      window.removeEventListener('keydown', onKey, { capture: true });
    };
  }, [root, ghost]);
  return dragging;
}

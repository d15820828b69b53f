import { type PointerEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Space } from '../../engine';
import type { Piece } from '../primitives/PieceMark';
import { type Carried, CarriedFigure, placeOf, type Refused } from './CarriedFigure';
import type { Point } from './grid';
import { spaceUnder } from './spaceUnder';
import type { BoardGestures } from './useBoardGestures';

/** A figure that may be taken along by pointer to where it goes. */
export interface Carry {
  /** Where it stands now. */
  from: Space;
  piece: Piece;
  /** Why it can't be put down on a space; null: it can. */
  whyNot: (space: Space) => string | null;
}

export interface FigureDrag {
  /** What moves the board, while no figure is carried. */
  gestures: BoardGestures;
  /** Null: no figure can be taken along. */
  carry: Carry | null;
  board: RefObject<SVGSVGElement | null>;
  onSpace: (space: Space) => void;
  onConsider: ((space: Space | null) => void) | undefined;
  /** Nothing of the board is pointed at any more. */
  forget: () => void;
}

/** A press that moves less than this many pixels takes nothing along: a finger is less steady than a mouse. */
const SLACK = { mouse: 6, finger: 10 };

const farFrom = (a: Point, { clientX, clientY, pointerType }: PointerEvent): boolean =>
  Math.hypot(clientX - a.x, clientY - a.y) >= SLACK[pointerType === 'mouse' ? 'mouse' : 'finger'];

/** The space at a place of the window: the pointer is held by the board, so that its events no longer tell. */
function spaceAt(board: SVGSVGElement | null, { clientX, clientY }: PointerEvent): Space | null {
  const cell = document.elementFromPoint(clientX, clientY)?.closest('[data-space]');
  return cell && board?.contains(cell) ? Number(cell.getAttribute('data-space')) : null;
}

/**
 * A figure can be dragged to where it may go, as an extra to pressing the space: a press that begins on it takes it along,
 * any other one moves the board as ever. Escape, a second finger and a change of the table put it back.
 */
export function useFigureDrag({ gestures, carry, board, onSpace, onConsider, forget }: FigureDrag): {
  gestures: BoardGestures;
  carried: ReactNode;
} {
  const [way, setAt] = useState<(Carried & { of: Carry | null }) | null>(null);
  const [refusal, setRefused] = useState<(Refused & { of: Carry | null }) | null>(null);
  const pressed = useRef<(Point & { pointer: number; of: Carry }) | null>(null);
  const figure = useRef<HTMLDivElement>(null);
  const over = useRef<Space | null>(null);
  const dropped = useRef(false);
  // Both belong to one question: with the next one nobody is on the way, and nothing was refused.
  const at = way?.of === carry ? way : null;
  const refused = refusal?.of === carry ? refusal : null;
  const carrying = at !== null;

  function end(): void {
    pressed.current = null;
    over.current = null;
    setAt(null);
    onConsider?.(null);
  }
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => {
    if (!carrying) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopImmediatePropagation();
      dropped.current = true;
      latest.current();
    }
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [carrying]);
  useEffect(() => {
    if (refused === null) return undefined;
    const away = () => setRefused(null);
    for (const kind of ['pointerdown', 'keydown', 'wheel'] as const) window.addEventListener(kind, away);
    return () => {
      for (const kind of ['pointerdown', 'keydown', 'wheel'] as const) window.removeEventListener(kind, away);
    };
  }, [refused]);

  function follow(event: PointerEvent): void {
    const space = spaceAt(board.current, event);
    const place = { x: event.clientX, y: event.clientY };
    if (figure.current) figure.current.style.translate = placeOf(place);
    if (carrying && space === over.current) return;
    over.current = space;
    const legal = space !== null && carry?.whyNot(space) === null;
    setAt({ of: carry, ...place, finger: event.pointerType !== 'mouse', legal });
    onConsider?.(legal ? space : null);
  }
  function take(event: PointerEvent): void {
    // The board is not moved by this press any more.
    gestures.onPointerCancel(event);
    forget();
    board.current?.setPointerCapture(event.pointerId);
    follow(event);
  }
  function drop(event: PointerEvent): void {
    const space = spaceAt(board.current, event);
    const why = space === null ? null : (carry?.whyNot(space) ?? null);
    dropped.current = true;
    end();
    if (space === null || space === carry?.from) return;
    if (why === null) onSpace(space);
    else setRefused({ of: carry, words: why, x: event.clientX, y: event.clientY });
  }

  const wrapped: BoardGestures = {
    onPointerDown(event) {
      dropped.current = false;
      if (carrying) {
        dropped.current = true;
        return end();
      }
      const { clientX: x, clientY: y, pointerId: pointer, button, isPrimary } = event;
      const mine = carry !== null && isPrimary && button === 0 && spaceUnder(event) === carry.from;
      pressed.current = mine ? { x, y, pointer, of: carry } : null;
      gestures.onPointerDown(event);
    },
    onPointerMove(event) {
      const from = pressed.current;
      if (from?.pointer !== event.pointerId || from.of !== carry) gestures.onPointerMove(event);
      else if (carrying) follow(event);
      else if (farFrom(from, event)) take(event);
    },
    onPointerUp(event) {
      if (carrying && pressed.current?.pointer === event.pointerId) return drop(event);
      pressed.current = null;
      gestures.onPointerUp(event);
    },
    onPointerCancel(event) {
      if (carrying) end();
      pressed.current = null;
      gestures.onPointerCancel(event);
    },
    wasDrag: () => dropped.current || gestures.wasDrag(),
  };
  return {
    gestures: wrapped,
    carried: carry && <CarriedFigure piece={carry.piece} at={at} figure={figure} refused={refused} />,
  };
}

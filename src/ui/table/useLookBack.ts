import { useCallback, useEffect, useRef } from 'react';
import { usePast } from '../../store/past';
import { useView } from '../../store/view';
import { momentOfLine } from '../log/sections';
import { useRoom } from '../shell/useMedia';

const OPEN_LINE = '[role=log] [data-open] button';

/**
 * Goes to the moment of a log line. On a phone the board comes in front, and the log again afterwards; what had the focus
 * has it again, unless somebody has gone on elsewhere.
 */
export function useLookBack(past: boolean): (line: string) => void {
  const narrow = useRoom() === 'narrow';
  const look = usePast((s) => s.look);
  const show = useView((s) => s.show);
  const from = useRef<{ element: Element | null; log: boolean } | null>(null);

  useEffect(() => {
    if (past) return;
    const { current: left } = from;
    from.current = null;
    if (left === null) return;
    if (left.log) show('log');
    // The log may have to be drawn before its line can have the focus again.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const line = left.element?.isConnected === true ? left.element : document.querySelector(OPEN_LINE);
      if (line instanceof HTMLElement) line.focus({ preventScroll: true });
    });
  }, [past, show]);

  return useCallback(
    (line) => {
      from.current = { element: document.activeElement, log: narrow };
      look(momentOfLine(line));
      if (narrow) show('board');
    },
    [look, narrow, show],
  );
}

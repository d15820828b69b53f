import { useCallback, useEffect, useRef } from 'react';
import { usePast } from '../../store/past';
import { useView } from '../../store/view';
import { useRoom } from '../shell/useMedia';
import { momentOfLine } from './logViews';

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
    const { element } = left;
    if (element instanceof HTMLElement && document.activeElement === document.body)
      element.focus({ preventScroll: true });
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

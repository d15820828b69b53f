import { useEffect, useRef } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable], dialog *');
}

/** Escape closes an open panel before it means anything to the table. */
const closesPanel = (key: string): boolean =>
  key === 'Escape' && document.querySelector('[popover=auto]:popover-open') !== null;

/**
 * Hears keys wherever the focus is, but not while somebody types or a window is open. `onKey` says whether the key
 * meant something.
 */
export function useAnswerKeys(onKey: (key: string) => boolean): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null || closesPanel(event.key)) return;
      if (latest.current(event.key)) event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

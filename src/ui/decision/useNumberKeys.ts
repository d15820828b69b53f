import { useEffect, useRef } from 'react';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input, select, textarea, [contenteditable], dialog *');
}

/** Keys 1–9 press the first nine of a list, wherever the focus is, but not while somebody types or a window is open. */
export function useNumberKeys(count: number, onKey: (index: number) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const index = '123456789'.indexOf(event.key);
      if (index < 0 || index >= count) return;
      event.preventDefault();
      latest.current(index);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [count]);
}

import { useEffect, useRef } from 'react';

/** Whether keys mean letters where they are pressed. The line of a replay is a field, but nothing is written in it. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.matches('input:not([type=range]), select, textarea, [contenteditable], dialog *');

/** What single keys do in a replay, unless somebody types or a window is open. */
export function useReplayKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const act = new Map(Object.entries(latest.current)).get(event.key.toLowerCase());
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}

import { useEffect } from 'react';
import type { Dropped } from './useDrop';

/** Whether a key press or a paste belongs to what somebody writes. */
const writes = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;

/** Takes what is pasted on the page itself, and not into a field of it. */
export function usePaste(taken: boolean, onPaste: (pasted: Dropped) => void): void {
  useEffect(() => {
    if (!taken) return;
    const paste = (event: ClipboardEvent) => {
      const { clipboardData } = event;
      if (clipboardData === null || writes(event.target)) return;
      const pasted = { files: [...clipboardData.files], text: clipboardData.getData('text/plain') };
      if (pasted.files.length === 0 && pasted.text.trim() === '') return;
      event.preventDefault();
      onPaste(pasted);
    };
    window.addEventListener('paste', paste);
    return () => window.removeEventListener('paste', paste);
  }, [taken, onPaste]);
}

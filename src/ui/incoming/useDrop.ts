import { useEffect, useState } from 'react';

/** What was dropped on the page. */
export interface Dropped {
  files: readonly File[];
  text: string;
}

const WANTED = ['Files', 'text/plain', 'text/uri-list'];

const brings = (event: DragEvent): boolean =>
  event.dataTransfer?.types.some((type) => WANTED.includes(type)) ?? false;

/**
 * Takes what is dragged onto the page from elsewhere; what is dragged within the page is left alone. Returns whether
 * something hovers over it. Where nothing is taken, a dropped file still does nothing: the browser would leave the page for it.
 */
export function useDrop(taken: boolean, onDrop: (dropped: Dropped) => void): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    let own = false;
    const begin = () => {
      own = true;
    };
    const end = () => {
      own = false;
      setOver(false);
    };
    const hover = (event: DragEvent) => {
      if (own || !brings(event)) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = taken ? 'copy' : 'none';
      setOver(taken);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (own || !brings(event)) return;
      event.preventDefault();
      const { dataTransfer } = event;
      if (taken && dataTransfer !== null)
        onDrop({ files: [...dataTransfer.files], text: dataTransfer.getData('text/plain') });
    };
    const listeners = {
      dragstart: begin,
      dragend: end,
      dragenter: hover,
      dragover: hover,
      dragleave: leave,
      drop,
    };
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener);
    };
  }, [taken, onDrop]);
  return over;
}

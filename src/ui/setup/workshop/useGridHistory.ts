import { useState } from 'react';

interface Past<T> {
  undone: readonly T[];
  done: readonly T[];
}

/** The way back and forth through whole values that somebody edits; the value itself lives with its owner. */
export function useGridHistory<T>(now: T, onChange: (value: T) => void) {
  const [{ done, undone }, setPast] = useState<Past<T>>({ done: [], undone: [] });
  return {
    canUndo: done.length > 0,
    canRedo: undone.length > 0,
    change(next: T) {
      setPast({ done: [...done, now], undone: [] });
      onChange(next);
    },
    undo() {
      const before = done.at(-1);
      if (before === undefined) return;
      setPast({ done: done.slice(0, -1), undone: [...undone, now] });
      onChange(before);
    },
    redo() {
      const after = undone.at(-1);
      if (after === undefined) return;
      setPast({ done: [...done, now], undone: undone.slice(0, -1) });
      onChange(after);
    },
  };
}

import { create } from 'zustand';
import type { Picture } from './showing';

/** The course of the last command, shown picture by picture before the table itself is. */
export interface PlayOut {
  /** Empty: the table is shown as it is. */
  pictures: readonly Picture[];
  at: number;
  begin(pictures: readonly Picture[]): void;
  /** On to the next picture; behind the last one lies the table. */
  next(): void;
  /** The rest at once. */
  rest(): void;
}

const DONE = { pictures: [], at: 0 };

export const usePlayOut = create<PlayOut>()((set) => ({
  ...DONE,
  begin: (pictures) => set({ pictures, at: 0 }),
  next: () => set(({ pictures, at }) => (at + 1 < pictures.length ? { at: at + 1 } : DONE)),
  rest: () => set(DONE),
}));

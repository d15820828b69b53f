import { create } from 'zustand';

/** Choices about the program itself. */
export interface Settings {
  theme: 'dark' | 'light';
  /** How the monster's turn is shown. */
  pace: 'step' | 'slow' | 'fast' | 'instant';
  /** What happens on the screen when another player decides than before: a short sign, or a cover until they have taken over. */
  handOver: 'quiet' | 'cover';
  setTheme(theme: Settings['theme']): void;
  setPace(pace: Settings['pace']): void;
  setHandOver(handOver: Settings['handOver']): void;
}

export const useSettings = create<Settings>()((set) => ({
  theme: 'dark',
  pace: 'fast',
  handOver: 'quiet',
  setTheme: (theme) => set({ theme }),
  setPace: (pace) => set({ pace }),
  setHandOver: (handOver) => set({ handOver }),
}));

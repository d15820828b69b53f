import { create } from 'zustand';

/** Choices about the program itself. */
export interface Settings {
  theme: 'dark' | 'light';
  /** How the monster's turn is shown. */
  pace: 'step' | 'slow' | 'fast' | 'instant';
  setTheme(theme: Settings['theme']): void;
  setPace(pace: Settings['pace']): void;
}

export const useSettings = create<Settings>()((set) => ({
  theme: 'dark',
  pace: 'fast',
  setTheme: (theme) => set({ theme }),
  setPace: (pace) => set({ pace }),
}));

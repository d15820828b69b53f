import { create } from 'zustand';
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware';

const THEMES = ['dark', 'light'] as const;
export const PACES = ['step', 'slow', 'fast', 'instant'] as const;
const HAND_OVERS = ['quiet', 'cover'] as const;

export type Pace = (typeof PACES)[number];

/** How long something is looked at, by pace, as a part of what is usual. */
export const LENGTH: Readonly<Record<Pace, number>> = { step: 1, slow: 2.5, fast: 1, instant: 0 };

/** Choices about the program itself. They are kept on this device; no fight depends on them. */
export interface Settings {
  theme: (typeof THEMES)[number];
  /** How the monster's turn is shown. */
  pace: Pace;
  /** What happens on the screen when another player decides than before: a short sign, or a cover until they have taken over. */
  handOver: (typeof HAND_OVERS)[number];
  setTheme(theme: Settings['theme']): void;
  setPace(pace: Settings['pace']): void;
  setHandOver(handOver: Settings['handOver']): void;
}

/** Full or shut, the browser's store only means that choices last until the page is closed. */
function attempt<T>(deed: () => T, otherwise: T): T {
  try {
    return deed();
  } catch {
    return otherwise;
  }
}

const STORAGE: StateStorage = {
  getItem: (name) => attempt(() => localStorage.getItem(name), null),
  setItem: (name, value) => attempt(() => localStorage.setItem(name, value), undefined),
  removeItem: (name) => attempt(() => localStorage.removeItem(name), undefined),
};

/** A kept choice, if it is still one; what was there otherwise. */
const among = <T extends string>(choices: readonly T[], kept: unknown, otherwise: T): T =>
  choices.find((choice) => choice === kept) ?? otherwise;

export const useSettings = create<Settings>()(
  persist(
    (set) => ({
      theme: 'dark',
      pace: 'fast',
      handOver: 'quiet',
      setTheme: (theme) => set({ theme }),
      setPace: (pace) => set({ pace }),
      setHandOver: (handOver) => set({ handOver }),
    }),
    {
      name: 'showdown-table.settings',
      storage: createJSONStorage(() => STORAGE),
      partialize: ({ theme, pace, handOver }) => ({ theme, pace, handOver }),
      merge(kept, now) {
        const { theme, pace, handOver } = (kept ?? {}) as Partial<Record<keyof Settings, unknown>>;
        return {
          ...now,
          theme: among(THEMES, theme, now.theme),
          pace: among(PACES, pace, now.pace),
          handOver: among(HAND_OVERS, handOver, now.handOver),
        };
      },
    },
  ),
);

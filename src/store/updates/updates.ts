import { create } from 'zustand';

/** What the page knows of newer versions of itself. Without the engine: home shows it. */
export interface Updates {
  /**
   * `ready`: a newer version lies in the browser and waits to be wanted; `busy`: it was wanted, but a fight is being played in
   * another tab; `taking`: it is on its way; `taken`: another tab has changed to it, and this page still runs the one before.
   */
  at: 'none' | 'ready' | 'busy' | 'taking' | 'taken';
  /** The newer version; null: there is none. */
  version: string | null;
  /** Nobody wants to hear of it before the next load. */
  later: boolean;
  dismiss(): void;
}

export const useUpdates = create<Updates>()((set) => ({
  at: 'none',
  version: null,
  later: false,
  dismiss: () => set({ later: true }),
}));

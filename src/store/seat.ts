import { create } from 'zustand';

/** Who sits before the screen, as far as the program knows: the player who was asked last. */
export interface SeatStore {
  /** The fight that this is about: its set-up is the same object as long as it is the same fight. */
  fight: object | null;
  player: string | null;
  /** The player who is asked has the screen now. */
  take(fight: object, player: string): void;
}

export const useSeat = create<SeatStore>()((set) => ({
  fight: null,
  player: null,
  take: (fight, player) => set({ fight, player }),
}));

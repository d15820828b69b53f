import { create } from 'zustand';

/** Why something is not saved: there is no room, the browser lets nothing be kept, or the write failed otherwise. */
export type NotSaved = 'full' | 'blocked' | 'failed';

/** How far the fight on the table has come into the store; never ahead of the truth. */
export interface Keeping {
  /** `elsewhere`: another tab holds this fight, it is watched here. */
  at: 'nothing' | 'saving' | 'saved' | 'trouble' | 'elsewhere';
  why: NotSaved | null;
  /** The last record that lies safely in the store, and the fingerprint of its table. */
  saved: { fight: string; n: number; hash: string } | null;
  /** Whether the browser has promised not to clear the store by itself; null: it was not asked, or can't be. */
  lasting: boolean | null;
  /** Another tab took the fight while this one could save nothing: what lies here goes on as a fight of its own. */
  parted: boolean;
  /** The tab that played the fight is gone, and this one, which watched, plays on. */
  inherited: boolean;
}

export const useKeeping = create<Keeping>()(() => ({
  at: 'nothing',
  why: null,
  saved: null,
  lasting: null,
  parted: false,
  inherited: false,
}));

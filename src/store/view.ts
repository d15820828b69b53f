import { create } from 'zustand';

/** What one person is looking at; nothing of the fight. */
export interface View {
  /** Figure or card the panels show: a survivor id, `monster`, or nothing. */
  selected: string | null;
  /** Option keys that are being considered (hover or focus): their spaces are lit. */
  considered: string | null;
  /** Space that is pointed at on the board. */
  pointed: number | null;
  /** Log line that is open, by entry and event index. */
  openReason: string | null;
  /** Whose lines the log shows; null: everybody's. */
  logActor: string | null;
  /** Panel in front on a narrow screen. */
  tab: 'board' | 'monster' | 'survivors' | 'log';
  select(id: string | null): void;
  consider(key: string | null): void;
  point(space: number | null): void;
  openLine(id: string | null): void;
  filterLog(actor: string | null): void;
  show(tab: View['tab']): void;
}

export const useView = create<View>()((set) => ({
  selected: null,
  considered: null,
  pointed: null,
  openReason: null,
  logActor: null,
  tab: 'board',
  select: (selected) => set({ selected }),
  consider: (considered) => set({ considered }),
  point: (pointed) => set({ pointed }),
  openLine: (openReason) => set({ openReason }),
  filterLog: (logActor) => set({ logActor }),
  show: (tab) => set({ tab }),
}));

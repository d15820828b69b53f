import { create } from 'zustand';
import type { Notice, TableDeeds, TableOnView, Trouble } from '../tableSession';

/** What is told of a table, and how it is put away; all that there is where no table lies. */
export type Told = Pick<TableOnView<never, never, never>, 'trouble' | 'notices'> &
  Pick<TableDeeds<never, never, never>, 'refuse' | 'dismissTrouble' | 'dismissNotice'>;

const NOTHING_TOLD: { trouble: Trouble | null; notices: readonly Notice[] } = { trouble: null, notices: [] };

/** What is told where no table lies: of a file that was refused, of a mistake of the program. It belongs to no game. */
export const useNowhere = create<Told>()((set) => ({
  ...NOTHING_TOLD,
  refuse: (message) => set({ trouble: { kind: 'file', message } }),
  dismissTrouble: () => set({ trouble: null }),
  dismissNotice: (index) => set(({ notices }) => ({ notices: notices.filter((_, i) => i !== index) })),
}));

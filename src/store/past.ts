import { create } from 'zustand';
import type { AnyDesk, AnyOnView } from './desks/desk';
import { deskInUse, followTables } from './desks/registry';
import { type Moment, momentAfter, momentBefore, pictureAt } from './moments';

/** Looking back: a moment of the table, of whichever game, that somebody looks at. Nothing of the fight is in here. */
export interface Past {
  /** Null: the table is shown as it is. */
  moment: Moment | null;
  look(moment: Moment): void;
  earlier(): void;
  /** Behind the last moment lies the table as it is. */
  later(): void;
  back(): void;
}

interface OnTable {
  desk: AnyDesk;
  setup: NonNullable<AnyOnView['setup']>;
  journal: NonNullable<AnyOnView['journal']>;
}

/** The table of whichever game that lies in this tab; null: there is none. */
function onTable(): OnTable | null {
  const desk = deskInUse();
  const { setup = null, journal = null } = desk?.store.getState() ?? {};
  return desk === null || setup === null || journal === null ? null : { desk, setup, journal };
}

export const usePast = create<Past>()((set, get) => {
  function step(to: typeof momentBefore): Moment | null {
    const { moment } = get();
    const here = onTable();
    return here === null || moment === null ? null : to(here.desk, here.setup, here.journal, moment);
  }
  return {
    moment: null,
    look(moment) {
      const here = onTable();
      if (here === null) return;
      const picture = pictureAt(here.desk, here.setup, here.journal, moment);
      if (picture === null) return;
      here.desk.rest();
      set({ moment: { entry: picture.entry, told: picture.told } });
    },
    earlier() {
      const moment = step(momentBefore);
      if (moment !== null) set({ moment });
    },
    later: () => set({ moment: step(momentAfter) }),
    back: () => set({ moment: null }),
  };
});

// Whatever is done to the fight ends the look back: what is shown then is what was done.
followTables({
  changed(_desk, { journal }, before) {
    if (journal !== before.journal) usePast.getState().back();
  },
});

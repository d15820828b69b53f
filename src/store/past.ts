import { create } from 'zustand';
import { type Moment, momentAfter, momentBefore, pictureAt } from './moments';
import { usePlayOut } from './playOut';
import { useSession } from './session';

/** Looking back: a moment of the fight on the table that somebody looks at. Nothing of the fight is in here. */
export interface Past {
  /** Null: the table is shown as it is. */
  moment: Moment | null;
  look(moment: Moment): void;
  earlier(): void;
  /** Behind the last moment lies the table as it is. */
  later(): void;
  back(): void;
}

export const usePast = create<Past>()((set, get) => {
  function step(to: typeof momentBefore): Moment | null {
    const { setup, journal } = useSession.getState();
    const { moment } = get();
    return setup === null || journal === null || moment === null ? null : to(setup, journal, moment);
  }
  return {
    moment: null,
    look(moment) {
      const { setup, journal } = useSession.getState();
      if (setup === null || journal === null) return;
      const picture = pictureAt(setup, journal, moment);
      if (picture === null) return;
      usePlayOut.getState().rest();
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
useSession.subscribe(({ journal }, before) => {
  if (journal !== before.journal) usePast.getState().back();
});

import { create } from 'zustand';
import type { AnyContent, AnySetUp, Journal, TableState } from '../../engine';
import { type AnyDesk, type AnyJournal, type AnyTold, idOf } from '../desks/desk';
import { type Moment, momentAfter, momentBefore, pictureAt } from '../moments';
import type { Played } from '../tableSession';

/** A fight that is looked at from its start to its end; nothing that is done here changes it. */
export interface ReplayOf<U, S, E> {
  /** Where it is from: `table`, `file`, or the id of a kept fight. */
  id: string;
  desk: AnyDesk;
  setup: U;
  /** Its whole course; `at` is where it stands: what lies behind was taken back. */
  journal: Journal<S, E>;
  /**
   * Why it is not the whole course that is shown, but what is known of it: the rules have changed since, what was kept is
   * damaged, or it is too long to be played again. Null: it is the whole one.
   */
  lost: 'rules' | 'damaged' | 'long' | null;
}

/** One of whichever game. */
export type ReplayFight = ReplayOf<AnySetUp, TableState, AnyTold>;

/** A replay as one of this game; null: it is of another. */
export const replayOf = <U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { table }: Played<U, S, C, E>,
  fight: ReplayFight,
): ReplayOf<U, S, E> | null =>
  // What lies on a desk is of its game.
  idOf(fight.desk) === table.id ? (fight as unknown as ReplayOf<U, S, E>) : null;

/** The replay that is shown, and the moment of it that somebody looks at. */
export interface Replay {
  fight: ReplayFight | null;
  moment: Moment;
  playing: boolean;
  /** Shows a fight from its first moment. */
  open(fight: ReplayFight): void;
  go(moment: Moment): void;
  /** To what an entry led to. */
  goToEntry(entry: number): void;
  /** To the first moment of a round; the set-up is round 0. */
  goToRound(round: number): void;
  earlier(): void;
  /** A moment on; the last one ends the play. */
  later(): void;
  /** To what the next entry led to; the last one ends the play. */
  skip(): void;
  /** Plays on from here, or from the start where this is the end. */
  play(): void;
  pause(): void;
}

const START: Moment = { entry: 0, told: 0 };

/** What an entry led to, all of it told. */
export const endOf = ({ entries }: AnyJournal, entry: number): Moment => ({
  entry,
  told: entries[entry]?.events.length ?? 0,
});

/** The course with what was taken back: all of it can be looked at. */
const whole = ({ entries }: AnyJournal): AnyJournal => ({ entries, at: entries.length - 1 });

/** The moment at which a round began, or the first that is known of it. */
function roundStart({ desk: { tale }, journal: { entries } }: ReplayFight, round: number): Moment {
  const entry = Math.max(
    0,
    entries.findIndex(({ state }) => tale.roundOf(state) >= round),
  );
  const event = (entries[entry]?.events ?? []).findIndex((e) => tale.roundBegan(e) === round);
  return { entry, told: event + 1 };
}

export const useReplay = create<Replay>()((set, get) => {
  /** Where there is a table to see: that moment itself, or as soon after it as there is one. */
  function go(moment: Moment | null): void {
    const { fight } = get();
    const picture =
      fight === null || moment === null ? null : pictureAt(fight.desk, fight.setup, fight.journal, moment);
    if (picture !== null) set({ moment: { entry: picture.entry, told: picture.told }, playing: false });
  }
  return {
    fight: null,
    moment: START,
    playing: false,
    open(fight) {
      set({ fight, moment: START, playing: false });
      go(START);
    },
    go,
    goToEntry(entry) {
      const { fight } = get();
      if (fight !== null) go(endOf(fight.journal, entry));
    },
    goToRound(round) {
      const { fight } = get();
      if (fight !== null) go(roundStart(fight, round));
    },
    earlier() {
      const { fight, moment } = get();
      if (fight !== null) go(momentBefore(fight.desk, fight.setup, fight.journal, moment));
    },
    later() {
      const { fight, moment } = get();
      if (fight === null) return;
      const next = momentAfter(fight.desk, fight.setup, whole(fight.journal), moment);
      if (next === null) set({ playing: false });
      else set({ moment: next });
    },
    skip() {
      const { fight, moment } = get();
      if (fight === null) return;
      const end = endOf(fight.journal, moment.entry);
      const next = moment.told < end.told ? end : endOf(fight.journal, moment.entry + 1);
      if (next.entry < fight.journal.entries.length) set({ moment: next });
      else set({ playing: false });
    },
    play() {
      const { fight, moment } = get();
      if (fight === null) return;
      if (momentAfter(fight.desk, fight.setup, whole(fight.journal), moment) === null) go(START);
      set({ playing: true });
    },
    pause: () => set({ playing: false }),
  };
});

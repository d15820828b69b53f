import { create } from 'zustand';
import {
  type AnyEvent,
  begun,
  type Command,
  checkSetUp,
  current,
  Fault,
  isJournal,
  type Journal,
  type Rejection,
  record,
  redo,
  type SetUp,
  type ShowdownState,
  showdownGame,
  undo,
} from '../engine';
import { CONTENT } from './content';

export type FightJournal = Journal<ShowdownState, AnyEvent>;

/** Something went wrong: what happened, and that the table was kept as it was. */
export interface Trouble {
  kind: 'refused' | 'fault' | 'setUp' | 'file';
  message: string;
}

/** What is told of a file that lies on the table now. */
export interface Notice {
  words: string;
  tone: 'plain' | 'harm';
}

/** The fight on the table: its set-up and its whole course. View and settings live in stores of their own. */
export interface Session {
  setup: SetUp | null;
  journal: FightJournal | null;
  trouble: Trouble | null;
  /** What a file that was opened has to say. */
  notices: readonly Notice[];
  /** Begins a new fight; the one on the table is replaced only if the set-up can be played. */
  start(setup: SetUp): boolean;
  /** Puts a loaded fight on the table. */
  open(setup: SetUp, journal: FightJournal, notices?: readonly Notice[]): void;
  /** A file could not be opened. */
  refuse(message: string): void;
  answer(...keys: string[]): void;
  interject(key: string): void;
  edit(edit: unknown): void;
  undo(): void;
  redo(): void;
  leave(): void;
  dismissTrouble(): void;
  dismissNotice(index: number): void;
}

const RULES = { game: showdownGame, content: CONTENT };

function troubleOf(error: unknown): Trouble {
  if (error instanceof Fault) return { kind: 'fault', message: error.message };
  throw error;
}

function refused({ message }: Rejection): { trouble: Trouble } {
  return { trouble: { kind: 'refused', message } };
}

export const useSession = create<Session>()((set, get) => {
  function take(command: Command): void {
    const { journal } = get();
    if (journal === null) return;
    try {
      const result = record(RULES, journal, command);
      set(isJournal(result) ? { journal: result, trouble: null } : refused(result));
    } catch (error) {
      set({ trouble: troubleOf(error) });
    }
  }
  const pending = () => {
    const { journal } = get();
    return journal === null ? undefined : current(journal).decision?.id;
  };
  return {
    setup: null,
    journal: null,
    trouble: null,
    notices: [],
    start(setup) {
      const complaint = checkSetUp(setup, CONTENT);
      if (complaint !== null) {
        set({ trouble: { kind: 'setUp', message: complaint } });
        return false;
      }
      try {
        set({ setup, journal: begun(setup, CONTENT), trouble: null, notices: [] });
        return true;
      } catch (error) {
        set({ trouble: troubleOf(error) });
        return false;
      }
    },
    open: (setup, journal, notices = []) => set({ setup, journal, trouble: null, notices }),
    refuse: (message) => set({ trouble: { kind: 'file', message } }),
    answer(...keys) {
      const decision = pending();
      if (decision !== undefined) take({ type: 'answer', decision, keys });
    },
    interject(key) {
      const decision = pending();
      if (decision !== undefined) take({ type: 'interject', decision, key });
    },
    edit: (edit) => take({ type: 'edit', edit }),
    undo: () => set(({ journal }) => (journal === null ? {} : { journal: undo(journal) })),
    redo: () => set(({ journal }) => (journal === null ? {} : { journal: redo(journal) })),
    leave: () => set({ setup: null, journal: null, trouble: null, notices: [] }),
    dismissTrouble: () => set({ trouble: null }),
    dismissNotice: (index) => set(({ notices }) => ({ notices: notices.filter((_, i) => i !== index) })),
  };
});

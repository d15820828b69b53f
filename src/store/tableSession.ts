import {
  type AnyContent,
  type AnySetUp,
  begunOf,
  type Command,
  current,
  isJournal,
  type Journal,
  type Rejection,
  type Rules,
  record,
  redo,
  type Table,
  type TableState,
  undo,
} from '../engine';
import { noteFault } from './files/lastFault';
import { freshId } from './freshId';
import type { Aside } from './keep/shapes';
import { isOwnAnswer } from './ownAnswers';

/** A kind of table with the content that it is played with. */
export interface Played<U extends AnySetUp, S extends TableState, C extends AnyContent, E> {
  table: Table<U, S, C, E>;
  content: C;
}

/** What the kernel needs of it. */
export const rulesOf = <U extends AnySetUp, S extends TableState, C extends AnyContent, E>({
  table,
  content,
}: Played<U, S, C, E>): Rules<S, C, E> => ({ game: table.game, content });

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

/** What lies on a table of any kind: its set-up and its whole course. */
export interface TableOnView<U, S, E> {
  /** The name under which it is kept; a new one whenever another comes. */
  id: string | null;
  /** Another tab holds it: it is shown here, and nothing can be done to it. */
  watching: boolean;
  setup: U | null;
  journal: Journal<S, E> | null;
  trouble: Trouble | null;
  /** What a file that was opened has to say. */
  notices: readonly Notice[];
}

/** A table as it comes back from the store. */
export interface KeptTable<U, S, E> {
  id: string;
  setup: U;
  journal: Journal<S, E>;
  aside: Aside;
}

/** What can be done with a table of any kind. */
export interface TableDeeds<U, S, E> {
  /** Begins anew; what lies on the table is replaced only if the set-up can be played. */
  start(setup: U): boolean;
  /** Puts what was loaded on the table. */
  open(setup: U, journal: Journal<S, E>, notices?: readonly Notice[]): void;
  /** Puts a kept table back, as it was; `watching`: only to be watched. */
  resume(kept: KeptTable<U, S, E>, watching?: boolean): void;
  /** Shows how what is watched went on. */
  follow(journal: Journal<S, E>): void;
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

/** What a kind of table adds to the common course of things. */
export interface Ways<U, S, E> {
  /** What the program does behind a command, such as to let pass what nobody wants to be asked; the journal with it. */
  goOn(journal: Journal<S, E>): Journal<S, E>;
  /** Shows how the table came from an entry to where it is. */
  show(journal: Journal<S, E>, from: number): void;
  /** Shows how it began. */
  showOpening(setup: U, journal: Journal<S, E>): void;
  /** Shows the table as it is, at once. */
  rest(): void;
  /** What the game's session holds beside the course: as it was kept or, where nothing was, as it begins. */
  beside(kept: Aside, setup: U | null): object;
}

/** An empty table. */
export const NOTHING = {
  id: null,
  watching: false,
  setup: null,
  journal: null,
  trouble: null,
  notices: [],
} as const;

/** Whatever the engine throws is its own fault: the table stays as it was, and a report can be made of it. */
const troubleOf = (error: unknown, command: Command | null): Trouble => ({
  kind: 'fault',
  message: noteFault(error, command).message,
});

const refused = ({ message }: Rejection): { trouble: Trouble } => ({ trouble: { kind: 'refused', message } });

/** The deeds of a table, over a store that holds it. Undo and redo go past the program's own answers to what a person did. */
export function tableDeeds<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  played: Played<U, S, C, E>,
  { goOn, show, showOpening, rest, beside }: Ways<U, S, E>,
  set: (part: Partial<TableOnView<U, S, E>>) => void,
  get: () => TableOnView<U, S, E>,
): TableDeeds<U, S, E> {
  const { table, content } = played;
  const rules = rulesOf(played);
  /** One step back, past what the program answered, to what a person did. */
  function back(journal: Journal<S, E>): Journal<S, E> {
    const { entries, at } = journal;
    const before = undo(journal);
    return isOwnAnswer(entries[at]) && at > 0 ? back(before) : before;
  }
  /** One step forth, and on past what the program answered. */
  function forth(journal: Journal<S, E>): Journal<S, E> {
    const next = redo(journal);
    return next !== journal && isOwnAnswer(next.entries[next.at + 1]) ? forth(next) : next;
  }
  function take(command: Command): void {
    const { journal, watching } = get();
    if (journal === null || watching) return;
    try {
      const result = record(rules, journal, command);
      if (!isJournal(result)) {
        set(refused(result));
        return;
      }
      const next = goOn(result);
      show(next, journal.at + 1);
      set({ journal: next, trouble: null });
    } catch (error) {
      set({ trouble: troubleOf(error, command) });
    }
  }
  function walk(step: (journal: Journal<S, E>) => Journal<S, E>): void {
    const { journal, watching } = get();
    rest();
    if (journal !== null && !watching) set({ journal: step(journal) });
  }
  const pending = () => {
    const { journal } = get();
    return journal === null ? undefined : current(journal).decision?.id;
  };
  const lay = (setup: U, journal: Journal<S, E>, notices: readonly Notice[]) =>
    set({ ...beside({}, setup), id: freshId(), watching: false, setup, journal, trouble: null, notices });
  return {
    start(setup) {
      const complaint = table.checkSetUp(setup, content);
      if (complaint !== null) {
        set({ trouble: { kind: 'setUp', message: complaint } });
        return false;
      }
      try {
        const journal = begunOf(table, setup, content);
        showOpening(setup, journal);
        lay(setup, journal, []);
        return true;
      } catch (error) {
        set({ trouble: troubleOf(error, null) });
        return false;
      }
    },
    open(setup, journal, notices = []) {
      rest();
      lay(setup, journal, notices);
    },
    resume({ id, setup, journal, aside }, watching = false) {
      rest();
      set({ ...beside(aside, setup), id, setup, journal, watching, trouble: null, notices: [] });
    },
    follow(next) {
      const { journal, watching } = get();
      if (journal === null || !watching) return;
      const on = next.at > journal.at && next.entries[journal.at] === journal.entries[journal.at];
      if (on) show(next, journal.at + 1);
      else rest();
      set({ journal: next });
    },
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
    undo: () => walk(back),
    redo: () => walk(forth),
    leave: () => set({ ...NOTHING, ...beside({}, null) }),
    dismissTrouble: () => set({ trouble: null }),
    dismissNotice: (index) => set({ notices: get().notices.filter((_, i) => i !== index) }),
  };
}

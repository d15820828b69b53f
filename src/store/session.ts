import { create } from 'zustand';
import {
  type AnyEvent,
  begun,
  type Command,
  checkSetUp,
  current,
  isJournal,
  type Journal,
  openingOf,
  type Rejection,
  record,
  redo,
  type Scene,
  type SetUp,
  type ShowdownState,
  scenesOf,
  showdownGame,
  undo,
} from '../engine';
import { CONTENT } from './content';
import { noteFault } from './files/lastFault';
import { freshId } from './freshId';
import { usePlayOut } from './playOut';
import { useSettings } from './settings';
import { picturesFrom } from './showing';
import { type Declined, declinedBy, type Span, windowOf, withDeclined } from './windows';

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

/** A kept fight as it comes back to the table. */
export interface KeptSession {
  id: string;
  setup: SetUp;
  journal: FightJournal;
  declined: readonly Declined[];
}

/** The fight on the table: its set-up and its whole course. View and settings live in stores of their own. */
export interface Session {
  /** The name under which the fight is kept; a new one whenever another fight comes. */
  id: string | null;
  /** Another tab holds the fight: it is shown here, and nothing can be done to it. */
  watching: boolean;
  setup: SetUp | null;
  journal: FightJournal | null;
  trouble: Trouble | null;
  /** What a file that was opened has to say. */
  notices: readonly Notice[];
  /** Who does not want to be asked at which windows, in which round or in the whole fight. */
  declined: readonly Declined[];
  /** Begins a new fight; the one on the table is replaced only if the set-up can be played. */
  start(setup: SetUp): boolean;
  /** Puts a loaded fight on the table. */
  open(setup: SetUp, journal: FightJournal, notices?: readonly Notice[]): void;
  /** Puts a kept fight back on the table, as it was; `watching`: only to be watched. */
  resume(kept: KeptSession, watching?: boolean): void;
  /** Shows how the fight that is watched went on. */
  follow(journal: FightJournal): void;
  /** A file could not be opened. */
  refuse(message: string): void;
  answer(...keys: string[]): void;
  interject(key: string): void;
  edit(edit: unknown): void;
  /** These survivors are not asked at the pending window any more, in this round or in this fight; it passes once nobody is left. */
  decline(survivors: readonly string[], span?: Span): void;
  /** They are asked again. */
  askAgain(survivor: string, window: string): void;
  undo(): void;
  redo(): void;
  leave(): void;
  dismissTrouble(): void;
  dismissNotice(index: number): void;
}

const RULES = { game: showdownGame, content: CONTENT };

/** Whatever the engine throws is its own fault: the table stays as it was, and a report can be made of it. */
const troubleOf = (error: unknown, command: Command | null): Trouble => ({
  kind: 'fault',
  message: noteFault(error, command).message,
});

type FightScene = Scene<ShowdownState, AnyEvent>;

/** Shows how a fight came from one entry to where it is, at the pace that is set. */
function play(journal: FightJournal, from: number, opening: () => FightScene[]): void {
  const { begin } = usePlayOut.getState();
  const { entries, at } = journal;
  const scenes = (i: number): FightScene[] => {
    const command = entries[i]?.command;
    const before = entries[i - 1]?.state;
    if (before === undefined) return opening();
    return command == null || command.type === 'edit' ? [] : scenesOf(RULES, before, command);
  };
  const instant = useSettings.getState().pace === 'instant';
  begin(instant ? [] : picturesFrom(entries.slice(0, at + 1), from, scenes));
}

/** Entries whose command the program gave, as everybody had declined. */
const declinedEntries = new WeakSet<FightJournal['entries'][number]>();

/** Whether an answer was given by the program, for those who did not want to be asked. */
export const isDeclined = (entry: FightJournal['entries'][number] | undefined): boolean =>
  entry !== undefined && declinedEntries.has(entry);

/** Remembers of an entry that the program gave its answer. */
export function givenByProgram(entry: FightJournal['entries'][number] | undefined): void {
  if (entry !== undefined) declinedEntries.add(entry);
}

/** Lets windows pass that nobody wants to be asked at. Each answer is a command like any other, so that a replay has them too. */
function passDeclined(journal: FightJournal, declined: readonly Declined[]): FightJournal {
  for (let now = journal; ; ) {
    const { decision, round } = current(now);
    const window = decision === null ? null : windowOf(decision);
    if (decision === null || window === null) return now;
    if (declinedBy(window, declined, round).length < window.survivors.length) return now;
    const next = record(RULES, now, { type: 'answer', decision: decision.id, keys: [window.pass] });
    if (!isJournal(next)) return now;
    givenByProgram(next.entries[next.at]);
    now = next;
  }
}

/** One step back, past what the program answered, to what a person did. */
function back(journal: FightJournal): FightJournal {
  const { entries, at } = journal;
  const before = undo(journal);
  return isDeclined(entries[at]) && at > 0 ? back(before) : before;
}

/** One step forth, and on past what the program answered. */
function forth(journal: FightJournal): FightJournal {
  const next = redo(journal);
  return next !== journal && isDeclined(next.entries[next.at + 1]) ? forth(next) : next;
}

function refused({ message }: Rejection): { trouble: Trouble } {
  return { trouble: { kind: 'refused', message } };
}

export const useSession = create<Session>()((set, get) => {
  function take(command: Command): void {
    const { journal, declined, watching } = get();
    if (journal === null || watching) return;
    try {
      const result = record(RULES, journal, command);
      if (!isJournal(result)) {
        set(refused(result));
        return;
      }
      const next = passDeclined(result, declined);
      play(next, journal.at + 1, () => []);
      set({ journal: next, trouble: null });
    } catch (error) {
      set({ trouble: troubleOf(error, command) });
    }
  }
  function walk(step: (journal: FightJournal) => FightJournal): void {
    const { journal, watching } = get();
    usePlayOut.getState().rest();
    if (journal !== null && !watching) set({ journal: step(journal) });
  }
  const pending = () => {
    const { journal } = get();
    return journal === null ? undefined : current(journal).decision?.id;
  };
  return {
    id: null,
    watching: false,
    setup: null,
    journal: null,
    trouble: null,
    notices: [],
    declined: [],
    start(setup) {
      const complaint = checkSetUp(setup, CONTENT);
      if (complaint !== null) {
        set({ trouble: { kind: 'setUp', message: complaint } });
        return false;
      }
      try {
        const journal = begun(setup, CONTENT);
        play(journal, 0, () => openingOf(setup, CONTENT));
        set({ id: freshId(), watching: false, setup, journal, trouble: null, notices: [], declined: [] });
        return true;
      } catch (error) {
        set({ trouble: troubleOf(error, null) });
        return false;
      }
    },
    open(setup, journal, notices = []) {
      usePlayOut.getState().rest();
      set({ id: freshId(), watching: false, setup, journal, trouble: null, notices, declined: [] });
    },
    resume(kept, watching = false) {
      usePlayOut.getState().rest();
      set({ ...kept, watching, trouble: null, notices: [] });
    },
    follow(next) {
      const { journal, watching } = get();
      if (journal === null || !watching) return;
      const on = next.at > journal.at && next.entries[journal.at] === journal.entries[journal.at];
      if (on) play(next, journal.at + 1, () => []);
      else usePlayOut.getState().rest();
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
    decline(survivors, span = 'round') {
      const { journal, declined, watching } = get();
      if (journal === null || watching) return;
      const { decision, round } = current(journal);
      const window = decision === null ? null : windowOf(decision);
      if (window === null) return;
      const wishes = withDeclined(window, { survivors, span }, declined, round);
      set({ declined: wishes });
      // The last one's wish is an answer that somebody gave: undo leads back to the window.
      if (declinedBy(window, wishes, round).length === window.survivors.length) get().answer(window.pass);
    },
    askAgain: (survivor, window) =>
      set(({ declined, watching }) => ({
        declined: declined.filter((d) => watching || d.survivor !== survivor || d.window !== window),
      })),
    undo: () => walk(back),
    redo: () => walk(forth),
    leave: () =>
      set({
        id: null,
        watching: false,
        setup: null,
        journal: null,
        trouble: null,
        notices: [],
        declined: [],
      }),
    dismissTrouble: () => set({ trouble: null }),
    dismissNotice: (index) => set(({ notices }) => ({ notices: notices.filter((_, i) => i !== index) })),
  };
});

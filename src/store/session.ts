import { create } from 'zustand';
import {
  type AnyEvent,
  current,
  isJournal,
  type Journal,
  openingOf,
  record,
  type Scene,
  type SetUp,
  SHOWDOWN,
  type ShowdownState,
  scenesOf,
} from '../engine';
import { CONTENT } from './content';
import { givenByProgram } from './ownAnswers';
import { usePlayOut } from './playOut';
import { useSettings } from './settings';
import { PLAYED, RULES } from './showdownTable';
import { picturesFrom } from './showing';
import { NOTHING, type TableDeeds, type TableOnView, tableDeeds, type Ways } from './tableSession';
import { type Declined, declinedBy, type Span, windowOf, withDeclined } from './windows';

export type { Notice } from './tableSession';

export type FightJournal = Journal<ShowdownState, AnyEvent>;

/** The fight on the table: its set-up and its whole course. View and settings live in stores of their own. */
export interface Session
  extends TableOnView<SetUp, ShowdownState, AnyEvent>,
    TableDeeds<SetUp, ShowdownState, AnyEvent> {
  /** Who does not want to be asked at which windows, in which round or in the whole fight. */
  declined: readonly Declined[];
  /** These survivors are not asked at the pending window any more, in this round or in this fight; it passes once nobody is left. */
  decline(survivors: readonly string[], span?: Span): void;
  /** They are asked again. */
  askAgain(survivor: string, window: string): void;
}

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

export const useSession = create<Session>()((set, get) => {
  const ways: Ways<SetUp, ShowdownState, AnyEvent> = {
    goOn: (journal) => passDeclined(journal, get().declined),
    show: (journal, from) => play(journal, from, () => []),
    showOpening: (setup, journal) => play(journal, 0, () => openingOf(SHOWDOWN, setup, CONTENT)),
    rest: () => usePlayOut.getState().rest(),
    // Nobody has declined anything in a fight that begins.
    beside: ({ declined = [] }) => ({ declined }),
  };
  return {
    ...NOTHING,
    declined: [],
    ...tableDeeds(PLAYED, ways, set, get),
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
  };
});

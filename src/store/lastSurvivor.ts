import { create } from 'zustand';
import {
  type AnySurvivorEvent,
  botAnswer,
  current,
  LAST_SURVIVOR_TABLE,
  type LastSurvivorSetUp,
  type SurvivorContent,
  type SurvivorState,
} from '../engine';
import { lookAt } from './lastSurvivorLook';
import { givenByProgram } from './ownAnswers';
import { LENGTH, useSettings } from './settings';
import { LAST_SURVIVOR } from './survivorContent';
import { NOTHING, type Played, type TableDeeds, type TableOnView, tableDeeds } from './tableSession';

/** Last survivor with the content that comes with the program. */
export const PLAYED: Played<LastSurvivorSetUp, SurvivorState, SurvivorContent, AnySurvivorEvent> = {
  table: LAST_SURVIVOR_TABLE,
  content: LAST_SURVIVOR,
};

type View = TableOnView<LastSurvivorSetUp, SurvivorState, AnySurvivorEvent>;
type Deeds = TableDeeds<LastSurvivorSetUp, SurvivorState, AnySurvivorEvent>;
export type SurvivorJournal = NonNullable<View['journal']>;

/** What this table has besides: seats that the program plays. */
export interface Bots {
  /** Players by id whom the program plays. */
  bots: readonly string[];
  /** The one whose answer is due; null: a person is asked, or it is over. */
  botPlaying: string | null;
  setBot(player: string, on: boolean): void;
  /** The program gives the answer that is due. */
  botStep(): void;
  /** The program plays on at once, up to a person's question. */
  botRest(): void;
}

/** A game of bots alone has some hundreds of answers in all. */
const MOST_ANSWERS = 5000;

const idOf = (player: number): string => `p${player + 1}`;

/** Whose answer the program has to give; dice that are typed in are the people's. */
function dueOf({ journal, bots, watching }: View & Bots): string | null {
  const decision = journal === null || watching ? null : current(journal).decision;
  return decision !== null && decision.kind !== 'typeDie' && bots.includes(decision.by) ? decision.by : null;
}

/** The entry that comes of a command is the program's own. */
let byProgram = false;

/** Steps back or forth to a question of a person: at one of the program's it would only answer again. */
function walk(step: () => void): void {
  for (;;) {
    const { journal } = useLastSurvivor.getState();
    step();
    const now = useLastSurvivor.getState();
    if (now.journal === journal || dueOf(now) === null) return;
  }
}

/** The games of last survivor on the table: each answer of the program is given by itself, so that it can be seen. */
export const useLastSurvivor = create<View & Deeds & Bots>()((set, get) => {
  const deeds = tableDeeds(
    PLAYED,
    {
      goOn(journal) {
        if (byProgram) givenByProgram(journal.entries[journal.at]);
        return journal;
      },
      show: () => undefined,
      showOpening: () => undefined,
      rest: () => undefined,
      beside: ({ bots }, setup) => ({ bots: bots ?? setup?.bots?.map(idOf) ?? [] }),
    },
    set,
    get,
  );
  return {
    ...NOTHING,
    bots: [],
    botPlaying: null,
    ...deeds,
    undo: () => walk(deeds.undo),
    redo: () => walk(deeds.redo),
    setBot(player, on) {
      const others = get().bots.filter((id) => id !== player);
      set({ bots: on ? [...others, player] : others });
    },
    botStep() {
      const { journal, answer, setBot } = get();
      const due = dueOf(get());
      if (journal === null || due === null) return;
      byProgram = true;
      try {
        answer(...botAnswer({ state: current(journal), content: LAST_SURVIVOR }));
      } finally {
        byProgram = false;
      }
      // Nothing came of it: people play on, who are told why.
      if (get().journal === journal) setBot(due, false);
    },
    botRest() {
      for (let given = 0; given < MOST_ANSWERS && dueOf(get()) !== null; given += 1) get().botStep();
    },
  };
});

let timer: ReturnType<typeof setTimeout> | undefined;

/** Has the program answer once what happened last was looked at; what can't be seen, such as a pass, takes no time of its own. */
function goOn(): void {
  clearTimeout(timer);
  const { pace } = useSettings.getState();
  const { botPlaying, botStep, botRest, journal } = useLastSurvivor.getState();
  const last = journal?.entries[journal.at]?.events ?? [];
  if (botPlaying !== null && pace !== 'step')
    timer = setTimeout(pace === 'instant' ? botRest : botStep, lookAt(last) * LENGTH[pace]);
}

useLastSurvivor.subscribe((now, before) => {
  const due = dueOf(now);
  if (due !== now.botPlaying) useLastSurvivor.setState({ botPlaying: due });
  else if (now.journal !== before.journal || now.botPlaying !== before.botPlaying) goOn();
});
useSettings.subscribe((now, before) => {
  if (now.pace !== before.pace) goOn();
});

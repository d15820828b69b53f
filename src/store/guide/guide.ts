import { create } from 'zustand';
import { current, type SetUp } from '../../engine';
import { usePlayOut } from '../playOut';
import { useSession } from '../session';
import { useSettings } from '../settings';

/** An idea that was told, and whom it was about when it first happened. */
export interface Told {
  id: string;
  /** A survivor's id; null: nobody in particular. */
  who: string | null;
}

/** An idea that came up while another was told, and at how many moments more it may still be. */
export interface Waiting extends Told {
  moments: number;
}

/** What is told at a moment: an idea, and with a calm one others that are as calm. */
export interface Note extends Told {
  also?: readonly Told[] | undefined;
}

/** A sensible answer to the pending question, and why it is one. */
export interface Advice {
  /** The option's key. */
  key: string;
  why:
    | 'behind'
    | 'beside'
    | 'nearer'
    | 'attack'
    | 'throw'
    | 'done'
    | 'dodge'
    | 'dodgeWorst'
    | 'first'
    | 'approach';
  /** What its words are made with. */
  survivor?: string;
  space?: number;
  card?: string;
  location?: string;
  dice?: number;
  need?: number;
}

/** What the guide has told and is about to tell. */
export interface Memory {
  /** All that was told, in its order; nothing is told twice. */
  told: readonly Told[];
  /** What is told just now: until it was read, or the fight goes on. */
  now: Note | null;
  waiting: readonly Waiting[];
  /** The moment that was heard last: a picture or an entry of the journal. */
  mark: object | null;
  /** The journal's last entry whose events were heard. */
  heard: number;
  /** Whether the next one that waits is told once this one was read: while a step is shown, never at a question. */
  goesOn: boolean;
  /** How many moments ago something was told. */
  quiet: number;
}

/** The guide of a fight: which one, what it has told, and the answer that it suggests. */
export interface Guide extends Memory {
  /** The fight that is guided, by its set-up; null: none is. */
  fight: SetUp | null;
  advice: Advice | null;
  /** The pace before the guide came, for the next fight without it; null: the pace is the player's own. */
  paceBefore: 'slow' | 'fast' | 'instant' | null;
  /** Goes on guiding a fight that runs, from this entry of its journal on, with what was not told yet. */
  takeUp(fight: SetUp, heard: number): void;
  /** The fight goes on without it, at the pace that it has. */
  leave(): void;
  /** What is told was read. */
  read(): void;
  /** Pictures pass by themselves: nothing is asked, and what was told is past. */
  fallSilent(): void;
  remember(memory: Memory): void;
  suggest(advice: Advice | null): void;
}

/** Nothing was told yet, of no entry. */
export const BLANK: Memory = {
  told: [],
  now: null,
  waiting: [],
  mark: null,
  heard: -1,
  goesOn: false,
  quiet: 0,
};

/** What one person is taught. Small, as every screen has it: what there is to tell is loaded with the guide's panel. */
export const useGuide = create<Guide>()((set, get) => ({
  ...BLANK,
  fight: null,
  advice: null,
  paceBefore: null,
  takeUp: (fight, heard) => set({ fight, heard, mark: null, now: null, waiting: [], advice: null }),
  leave: () => set({ fight: null, now: null, waiting: [], advice: null }),
  read() {
    const { told, waiting, goesOn } = get();
    const [next, ...rest] = goesOn ? waiting : [];
    if (next === undefined) return set({ now: null });
    const now: Told = { id: next.id, who: next.who };
    return set({ told: [...told, now], now, waiting: rest });
  },
  fallSilent() {
    const { now, advice } = get();
    if (now !== null || advice !== null) set({ now: null, advice: null });
  },
  remember: (memory) => set(memory),
  suggest: (advice) => set({ advice }),
}));

/** The pace of a fight that is guided: what happens passes by itself, and stops where the guide has something to tell. */
const GUIDED = 'slow';

/** Somebody who learns sees what happens slowly, unless they chose to go even by steps. */
export function paceForGuide(): void {
  const { pace, setPace } = useSettings.getState();
  if (pace !== 'fast' && pace !== 'instant') return;
  setPace(GUIDED);
  useGuide.setState({ paceBefore: pace });
}

// Another fight on the table is not guided, and has the pace that was there before.
useSession.subscribe(({ setup }, before) => {
  if (setup === before.setup) return;
  const { fight, paceBefore, leave } = useGuide.getState();
  if (fight !== null && fight !== setup) leave();
  if (paceBefore !== null) useSettings.getState().setPace(paceBefore);
});

// A guided fight that is over and was seen to its end gives the pace back, also to whoever reloads the page then.
usePlayOut.subscribe(({ pictures }) => {
  const { paceBefore } = useGuide.getState();
  const { journal } = useSession.getState();
  if (paceBefore === null || pictures.length > 0 || journal === null) return;
  if (current(journal).phase === 'over') useSettings.getState().setPace(paceBefore);
});

// Whoever chooses a pace has chosen it for the fights to come as well.
useSettings.subscribe(({ pace }, before) => {
  if (pace !== before.pace) useGuide.setState({ paceBefore: null });
});

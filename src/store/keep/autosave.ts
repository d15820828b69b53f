import { current } from '../../engine';
import type { AnyDesk, AnyJournal, AnyOnView } from '../desks/desk';
import { deskInUse, followTables, tableNow } from '../desks/registry';
import { TAB, tellTabs } from './channel';
import { setOwnFight } from './heads';
import { hold, letGo } from './holding';
import { type NotSaved, useKeeping } from './keeping';
import { askToLast, knowWhetherItLasts } from './lasting';
import { type Change, type End, keptOf, rowsOfChanges } from './rows';
import type { Aside } from './shapes';
import { NotAsLeft, NotTheWriter, write } from './write';

/** Waits between two tries while nothing can be written. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** A change that is not in the store yet. Without a change of the journal it is about the head alone. */
interface Pending {
  desk: AnyDesk;
  session: AnyOnView;
  aside: Aside;
  change: Change | null;
}

let queue: Pending[] = [];
/** Where the records of each fight end that this tab has written. */
const ends = new Map<string, End>();
/** The journal as it was put in the queue last. */
let known: { id: string; journal: AnyJournal } | null = null;
let running: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let wait = FIRST_WAIT_MS;
let following: (() => void) | null = null;
let onOutdone: (fight: string) => void = () => undefined;

/** Who is to be told that another tab writes a fight now. */
export function whenOutdone(tell: (fight: string) => void): void {
  onOutdone = tell;
}

/** Whether something of a fight is not in the store yet. */
export const hasPending = (fight: string): boolean => queue.some(({ session }) => session.id === fight);

/** Whether the store ends where this tab has ended its writing of a fight, or has not begun it. */
export function isAsLeft(fight: string, head: { n: number; sum: string } | undefined): boolean {
  const end = ends.get(fight);
  return end === undefined || head === undefined || (head.n === end.n && head.sum === end.sum);
}

/** What waits of a fight is not written any more. */
export function dropPending(fight: string): void {
  queue = queue.filter(({ session }) => session.id !== fight);
  ends.delete(fight);
  known = null;
}

function changeOf(desk: AnyDesk, { id, setup, journal }: AnyOnView): Change | null {
  if (id === null || setup === null || journal === null || known?.journal === journal) return null;
  const keep = known?.id === id ? keptOf(known.journal.entries, journal.entries) : null;
  known = { id, journal };
  return { desk, fight: id, setup, journal, keep };
}

function whyNot(error: unknown): NotSaved {
  const name = error instanceof DOMException || error instanceof Error ? error.name : '';
  if (name === 'QuotaExceededError') return 'full';
  const blocked =
    typeof indexedDB === 'undefined' || ['SecurityError', 'InvalidStateError', 'UnknownError'].includes(name);
  return blocked ? 'blocked' : 'failed';
}

/** What waits of the fight that is first in the queue. */
function nextBatch(): Pending[] {
  const fight = queue[0]?.session.id;
  const other = queue.findIndex(({ session }) => session.id !== fight);
  return other < 0 ? queue : queue.slice(0, other);
}

async function writeBatch(batch: readonly Pending[]): Promise<void> {
  const last = batch.at(-1);
  const { id, setup, journal } = last?.session ?? {};
  if (last === undefined || !id || !setup || !journal) return;
  const changes = batch.flatMap(({ change }) => change ?? []);
  const before = ends.get(id);
  const rows = changes.length === 0 ? null : rowsOfChanges(changes, before && { ...before });
  const end = rows?.end ?? before;
  if (end === undefined) throw new NotAsLeft();
  const newest = rows?.records.at(-1) ?? rows?.beginning;
  const { saved } = useKeeping.getState();
  const hash = newest?.hash ?? (saved?.fight === id ? saved.hash : '');
  await write(
    {
      id,
      ...last.desk.shown(setup, current(journal)),
      ...last.aside,
      version: 1,
      touched: Date.now(),
      n: end.n,
      sum: end.sum,
      hash,
      writer: TAB,
    },
    rows,
    before,
  );
  ends.set(id, { ...end, writer: TAB });
  useKeeping.setState({ saved: { fight: id, n: end.n, hash } });
  tellTabs('wrote', id);
  if (rows?.beginning != null) void askToLast();
}

/** All of a fight is written anew: what lies in the store is not what was left there. */
function beginAnew(batch: readonly Pending[]): void {
  const { desk, session, aside } = batch.at(-1) as Pending;
  const { id, setup, journal } = session;
  const others = queue.filter((pending) => !batch.includes(pending));
  const change =
    id === null || setup === null || journal === null
      ? null
      : { desk, fight: id, setup, journal, keep: null };
  queue = [{ desk, session, aside, change }, ...others];
}

async function writeAll(): Promise<void> {
  if (queue.length === 0) return;
  while (queue.length > 0) {
    const batch = nextBatch();
    try {
      await writeBatch(batch);
      // It may have been dropped meanwhile.
      queue = queue.filter((pending) => !batch.includes(pending));
    } catch (error) {
      if (error instanceof NotAsLeft) beginAnew(batch);
      else if (error instanceof NotTheWriter) {
        const fight = batch[0]?.session.id ?? '';
        dropPending(fight);
        onOutdone(fight);
        return;
      } else {
        useKeeping.setState({ at: 'trouble', why: whyNot(error) });
        return;
      }
    }
  }
  wait = FIRST_WAIT_MS;
  if (tableNow()?.watching !== true) useKeeping.setState({ at: 'saved', why: null });
}

/** Tries again later by itself. */
function tryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(), wait);
  wait = Math.min(2 * wait, LONGEST_WAIT_MS);
}

/** Writes what waits, now. Resolves when all of it is in the store, or when that could not be done. */
export function flush(): Promise<void> {
  clearTimeout(timer);
  running ??= writeAll().finally(() => {
    running = null;
    if (useKeeping.getState().at === 'trouble') tryLater();
  });
  return running;
}

function take(desk: AnyDesk, session: AnyOnView): void {
  if (session.id === null) {
    // Where another table has come, this one was put away for it.
    if (deskInUse() !== null) return;
    known = null;
    letGo();
    return;
  }
  // Who watches writes nothing.
  if (session.watching) return;
  const change = changeOf(desk, session);
  if (change === null) return;
  if (change.keep === null) {
    setOwnFight(session.id);
    void hold(session.id);
  }
  put({ desk, session, aside: desk.aside(), change });
}

function put(pending: Pending): void {
  queue = [...queue, pending];
  // What has failed is not hidden by trying again.
  if (useKeeping.getState().at !== 'trouble') useKeeping.setState({ at: 'saving' });
  clearTimeout(timer);
  // After the paint that shows what was done.
  timer = setTimeout(() => void flush(), 0);
}

/** What is kept beside the course has changed. */
function takeAside(desk: AnyDesk): void {
  const session = desk.store.getState();
  if (session.id !== null && !session.watching && known?.id === session.id)
    put({ desk, session, aside: desk.aside(), change: null });
}

/** The fight on the table comes from the store: its records end there. */
export function adopt(id: string, journal: AnyJournal, end: End, hash: string): void {
  ends.set(id, end);
  known = { id, journal };
  setOwnFight(id);
  useKeeping.setState({ at: 'saved', why: null, saved: { fight: id, n: end.n, hash } });
}

const onLeaving = () => void (queue.length > 0 && flush());

/** What could not be saved would be gone with the page: the browser asks first. */
const beforeUnload = (event: Event) => {
  if (queue.length > 0 && useKeeping.getState().at === 'trouble') event.preventDefault();
};

/** From now on every change of the fight on the table is kept, until the returned function is called. */
export function startKeeping(): () => void {
  if (following !== null) return following;
  const stop = followTables({ changed: take, aside: takeAside });
  // A page in the background may not come back.
  document.addEventListener('visibilitychange', onLeaving);
  window.addEventListener('pagehide', onLeaving);
  window.addEventListener('beforeunload', beforeUnload);
  following = () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onLeaving);
    window.removeEventListener('pagehide', onLeaving);
    window.removeEventListener('beforeunload', beforeUnload);
    following = null;
  };
  const desk = deskInUse();
  if (desk !== null) take(desk, desk.store.getState());
  void knowWhetherItLasts();
  return following;
}

import { current } from '../../engine';
import { freshId } from '../freshId';
import { useGuide } from '../guide/guide';
import { type FightJournal, type Session, useSession } from '../session';
import { shownOf } from './headOf';
import { setOwnFight } from './heads';
import { type NotSaved, useKeeping } from './keeping';
import { askToLast, knowWhetherItLasts } from './lasting';
import { type Change, type End, keptOf, rowsOfChanges } from './rows';
import type { KeptGuide } from './shapes';
import { NotAsLeft, NotTheWriter, write } from './write';

/** This tab, as the one that may write a fight. */
const WRITER = freshId();

/** Waits between two tries while nothing can be written. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** A change that is not in the store yet. Without a change of the journal it is about the head alone. */
interface Pending {
  session: Session;
  guide: KeptGuide | null;
  change: Change | null;
}

let queue: Pending[] = [];
/** Where the records of each fight end that this tab has written. */
const ends = new Map<string, End>();
/** The journal as it was put in the queue last. */
let known: { id: string; journal: FightJournal } | null = null;
let running: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let wait = FIRST_WAIT_MS;
let following: (() => void) | null = null;

/** The guide's place in the fight on the table. */
function guideOf({ setup }: Session): KeptGuide | null {
  const { fight, told, now, waiting, heard, goesOn, quiet, paceBefore } = useGuide.getState();
  if (fight === null || fight !== setup) return null;
  return { told, now, waiting, heard, goesOn, quiet, paceBefore };
}

function changeOf({ id, setup, journal }: Session): Change | null {
  if (id === null || setup === null || journal === null || known?.journal === journal) return null;
  const keep = known?.id === id ? keptOf(known.journal.entries, journal.entries) : null;
  known = { id, journal };
  return { fight: id, setup, journal, keep };
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
  const { id, setup, journal, declined } = last?.session ?? {};
  if (last === undefined || !id || !setup || !journal || !declined) return;
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
      ...shownOf(setup, current(journal)),
      version: 1,
      touched: Date.now(),
      n: end.n,
      sum: end.sum,
      hash,
      writer: WRITER,
      declined,
      guide: last.guide,
    },
    rows,
    before,
  );
  ends.set(id, { ...end, writer: WRITER });
  useKeeping.setState({ saved: { fight: id, n: end.n, hash } });
  if (rows?.beginning != null) void askToLast();
}

/** All of a fight is written anew: what lies in the store is not what was left there. */
function beginAnew(batch: readonly Pending[]): void {
  const { session, guide } = batch.at(-1) as Pending;
  const { id, setup, journal } = session;
  const others = queue.slice(batch.length);
  const change =
    id === null || setup === null || journal === null ? null : { fight: id, setup, journal, keep: null };
  queue = [{ session, guide, change }, ...others];
}

async function writeAll(): Promise<void> {
  while (queue.length > 0) {
    const batch = nextBatch();
    try {
      await writeBatch(batch);
      queue = queue.slice(batch.length);
    } catch (error) {
      if (error instanceof NotAsLeft) beginAnew(batch);
      else if (error instanceof NotTheWriter) {
        queue = queue.slice(batch.length);
        useKeeping.setState({ at: 'elsewhere', why: null });
        return;
      } else {
        useKeeping.setState({ at: 'trouble', why: whyNot(error) });
        return;
      }
    }
  }
  wait = FIRST_WAIT_MS;
  useKeeping.setState({ at: 'saved', why: null });
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

function take(session: Session, before: Session | null): void {
  if (session.id === null) {
    known = null;
    return;
  }
  const change = changeOf(session);
  const aside = before !== null && before.id === session.id && before.declined !== session.declined;
  if (change === null && !aside) return;
  if (change?.keep === null) setOwnFight(session.id);
  put({ session, guide: guideOf(session), change });
}

function put(pending: Pending): void {
  queue = [...queue, pending];
  // What has failed is not hidden by trying again.
  if (useKeeping.getState().at !== 'trouble') useKeeping.setState({ at: 'saving' });
  clearTimeout(timer);
  // After the paint that shows what was done.
  timer = setTimeout(() => void flush(), 0);
}

/** The guide has told something, or was left. */
function takeGuide(): void {
  const session = useSession.getState();
  if (session.id !== null && known?.id === session.id)
    put({ session, guide: guideOf(session), change: null });
}

/** The fight on the table comes from the store: its records end there. */
export function adopt(id: string, journal: FightJournal, end: End, hash: string): void {
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
  const stops = [
    useSession.subscribe(take),
    useGuide.subscribe((guide, before) => {
      if (guide.told !== before.told || guide.now !== before.now || guide.fight !== before.fight) takeGuide();
    }),
  ];
  // A page in the background may not come back.
  document.addEventListener('visibilitychange', onLeaving);
  window.addEventListener('pagehide', onLeaving);
  window.addEventListener('beforeunload', beforeUnload);
  following = () => {
    for (const stop of stops) stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onLeaving);
    window.removeEventListener('pagehide', onLeaving);
    window.removeEventListener('beforeunload', beforeUnload);
    following = null;
  };
  take(useSession.getState(), null);
  void knowWhetherItLasts();
  return following;
}

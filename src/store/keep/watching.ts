import { current, hashOf, type SetUp } from '../../engine';
import { freshId } from '../freshId';
import { paceForGuide, useGuide } from '../guide/guide';
import { useSession } from '../session';
import { adopt, dropPending, flush, hasPending, isAsLeft, whenOutdone } from './autosave';
import { listenToTabs, type Message, TAB, tellTabs } from './channel';
import { type Course, followOn } from './course';
import { database } from './database';
import { hold, letGo, steal, whenStolen } from './holding';
import { inheritWhenFree } from './inherit';
import { useKeeping } from './keeping';
import { type Loaded, load } from './load';
import { readRecords } from './readRows';
import type { KeptGuide } from './shapes';
import { inTransaction } from './write';

/** So long the tab that holds a fight has to write what it has and give it away. */
const GIVING_MS = 2000;

/** The fight that is watched, as far as it was followed. */
let watched: { fight: string; course: Course } | null = null;
let stopWatching: (() => void) | null = null;
/** Whether this tab shows the table: elsewhere it takes over nothing by itself, and holds no fight. */
let atTable = false;
let inheriting: { fight: string; end: () => void } | null = null;
/** One look into the store after the other. */
let looking: Promise<void> = Promise.resolve();

const isWatched = (fight: string): boolean => watched?.fight === fight && useSession.getState().watching;

/** Shows a fight that another tab holds. */
export function watch(fight: string, { course, rows }: Loaded): void {
  const { setup, journal } = course;
  watched = { fight, course };
  useKeeping.setState({ at: 'elsewhere', why: null, saved: { fight, n: course.n, hash: hashOf(journal) } });
  useSession.getState().resume({ id: fight, setup, journal, declined: rows.head?.declined ?? [] }, true);
}

/** Shows the fight as it lies in the store. */
async function watchFromStore(fight: string): Promise<void> {
  const loaded = await load(fight);
  if (loaded !== null && useSession.getState().id === fight) watch(fight, loaded);
}

/** Shows what was written since. */
async function catchUp(fight: string): Promise<void> {
  if (watched === null || !isWatched(fight)) return;
  const records = await readRecords(fight, watched.course.n + 1);
  if (watched === null || !isWatched(fight)) return;
  const course = followOn(watched.course, records);
  // What can't be followed was written anew, or is damaged.
  if (records.length === 0 || course.n !== records.at(-1)?.n) return watchFromStore(fight);
  watched = { fight, course };
  useKeeping.setState({ saved: { fight, n: course.n, hash: hashOf(course.journal) } });
  useSession.getState().follow(course.journal);
}

/**
 * Another tab has the fight. What this one has done and could not save goes on as a fight of its own; otherwise the fight is
 * watched from now on.
 */
async function lose(fight: string): Promise<void> {
  const { id, watching } = useSession.getState();
  if (id !== fight || watching) return;
  if (useKeeping.getState().at === 'trouble' && hasPending(fight)) {
    dropPending(fight);
    useKeeping.setState({ parted: true });
    useSession.setState({ id: freshId() });
    return;
  }
  dropPending(fight);
  // At once: from here on nothing is answered in this tab.
  useSession.setState({ watching: true });
  useKeeping.setState({ at: 'elsewhere', why: null, inherited: false });
  letGo(fight);
  await watchFromStore(fight);
}

/** Gives the fight to the tab that asks for it, with everything that was done. */
async function give(fight: string): Promise<void> {
  const { id, watching } = useSession.getState();
  if (id !== fight || watching) return;
  await flush();
  // What can't be saved is not given away: whoever insists takes the fight without it.
  if (hasPending(fight)) return;
  await lose(fight);
}

function hear({ kind, fight }: Message): void {
  if (kind === 'give') void give(fight);
  else if (kind === 'taken') void lose(fight);
  else looking = looking.then(() => catchUp(fight)).catch(() => undefined);
}

/** From now on this tab is the one that may write: what others begin to write after this is refused. */
function claim(fight: string): Promise<void> {
  return inTransaction(async (transaction) => {
    const heads = transaction.objectStore('heads');
    const head = await heads.get(fight);
    if (head !== undefined) await heads.put({ ...head, writer: TAB });
  });
}

/** A fight that this tab holds is played here from now on. False: there is nothing of it, or another lies here by now. */
async function playHere(id: string): Promise<boolean> {
  await claim(id);
  tellTabs('taken', id);
  const loaded = await load(id);
  if (loaded === null || useSession.getState().id !== id) return false;
  watched = null;
  playOn(id, loaded);
  return true;
}

/** The fight that is watched is played here from now on, and watched where it was played. */
export async function takeOver(): Promise<void> {
  const { id, watching } = useSession.getState();
  if (id === null || !watching) return;
  endInheriting();
  tellTabs('give', id);
  if (!(await hold(id, GIVING_MS))) await steal(id);
  await playHere(id);
}

function endInheriting(): void {
  inheriting?.end();
  inheriting = null;
}

/** Nobody plays the fight any more that is watched here: this tab goes on with it, and it is told. */
async function inherit(fight: string): Promise<void> {
  inheriting = null;
  if (!(await playHere(fight))) {
    letGo(fight);
    return;
  }
  const { journal } = useSession.getState();
  useKeeping.setState({ inherited: journal !== null && current(journal).phase !== 'over' });
}

/** Waits for the fight that is watched, as long as it is watched at the table. */
function waitForWatched(): void {
  const { id, watching } = useSession.getState();
  const fight = atTable && watching ? id : null;
  if (inheriting?.fight === fight) return;
  endInheriting();
  if (fight !== null) inheriting = { fight, end: inheritWhenFree(fight, () => inherit(fight)) };
}

/** This tab shows the table again: its fight is played here unless another tab has it by now. */
export async function enterTable(): Promise<void> {
  atTable = true;
  waitForWatched();
  const { id, watching } = useSession.getState();
  if (id === null || watching) return;
  if (!(await hold(id))) return lose(id);
  if (hasPending(id)) return;
  const head = await (await database()).get('heads', id);
  if (isAsLeft(id, head)) return;
  // Another tab has played it meanwhile, and has left it.
  const loaded = await load(id);
  if (loaded !== null && useSession.getState().id === id) playOn(id, loaded);
}

/** This tab shows something else: once all of its fight is saved, another tab may play it. */
export async function leaveTable(): Promise<void> {
  atTable = false;
  useKeeping.setState({ inherited: false });
  waitForWatched();
  const { id, watching } = useSession.getState();
  if (id === null || watching) return;
  await flush();
  if (!atTable && !hasPending(id)) letGo(id);
}

function guideAgain(setup: SetUp, guide: KeptGuide | null): void {
  if (guide === null) return;
  useGuide.setState({ ...guide, mark: null, advice: null, fight: setup });
  if (guide.paceBefore !== null) paceForGuide();
}

/** Puts a fight from the store on the table, to be played on. */
export function playOn(id: string, { course, rows }: Loaded): void {
  const { setup, journal, n, sum } = course;
  const end = { n, sum, snapshot: rows.snapshots[0]?.n ?? -1, writer: rows.head?.writer ?? '' };
  adopt(id, journal, end, hashOf(journal));
  useSession.getState().resume({ id, setup, journal, declined: rows.head?.declined ?? [] });
  guideAgain(setup, rows.head?.guide ?? null);
}

/** Hears of other tabs, until the returned function is called. */
export function startWatching(): () => void {
  if (stopWatching !== null) return stopWatching;
  whenStolen((fight) => void lose(fight));
  whenOutdone((fight) => void lose(fight));
  const stops = [listenToTabs(hear), useSession.subscribe(waitForWatched)];
  stopWatching = () => {
    for (const stop of stops) stop();
    endInheriting();
    atTable = false;
    letGo();
    stopWatching = null;
  };
  return stopWatching;
}

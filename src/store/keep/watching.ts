import { current, hashOf } from '../../engine';
import type { AnyDesk } from '../desks/desk';
import { deskInUse, followTables, tableNow } from '../desks/registry';
import { freshId } from '../freshId';
import { adopt, dropPending, flush, hasPending, isAsLeft, whenOutdone } from './autosave';
import { listenToTabs, type Message, TAB, tellTabs } from './channel';
import { type Course, followOn } from './course';
import { database } from './database';
import { hold, letGo, steal, whenStolen } from './holding';
import { inheritWhenFree } from './inherit';
import { useKeeping } from './keeping';
import { type Loaded, load } from './load';
import { readRecords } from './readRows';
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

const isWatched = (fight: string): boolean => watched?.fight === fight && tableNow()?.watching === true;

/** Shows a fight that another tab holds. */
export function watch(fight: string, { course, rows }: Loaded): void {
  const { desk, setup, journal } = course;
  watched = { fight, course };
  useKeeping.setState({ at: 'elsewhere', why: null, saved: { fight, n: course.n, hash: hashOf(journal) } });
  desk.store.getState().resume({ id: fight, setup, journal, aside: rows.head ?? {} }, true);
}

/** Shows the fight as it lies in the store. */
async function watchFromStore(fight: string): Promise<void> {
  const loaded = await load(fight);
  if (loaded !== null && tableNow()?.id === fight) watch(fight, loaded);
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
  course.desk.store.getState().follow(course.journal);
}

/** The desk on which a fight is played in this tab; null: on none. */
function playing(fight: string): AnyDesk | null {
  const desk = deskInUse();
  const { id, watching } = desk?.store.getState() ?? {};
  return id === fight && watching === false ? desk : null;
}

/**
 * Another tab has the fight. What this one has done and could not save goes on as a fight of its own; otherwise the fight is
 * watched from now on.
 */
async function lose(fight: string): Promise<void> {
  const desk = playing(fight);
  if (desk === null) return;
  if (useKeeping.getState().at === 'trouble' && hasPending(fight)) {
    dropPending(fight);
    useKeeping.setState({ parted: true });
    desk.store.setState({ id: freshId() });
    return;
  }
  dropPending(fight);
  // At once: from here on nothing is answered in this tab.
  desk.store.setState({ watching: true });
  useKeeping.setState({ at: 'elsewhere', why: null, inherited: false });
  letGo(fight);
  await watchFromStore(fight);
}

/** Gives the fight to the tab that asks for it, with everything that was done. */
async function give(fight: string): Promise<void> {
  if (playing(fight) === null) return;
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
  if (loaded === null || tableNow()?.id !== id) return false;
  watched = null;
  playOn(id, loaded);
  return true;
}

/** The fight that is watched is played here from now on, and watched where it was played. */
export async function takeOver(): Promise<void> {
  const { id = null, watching } = tableNow() ?? {};
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
  const journal = tableNow()?.journal ?? null;
  useKeeping.setState({ inherited: journal !== null && current(journal).decision !== null });
}

/** Waits for the fight that is watched, as long as it is watched at the table. */
function waitForWatched(): void {
  const { id = null, watching = false } = tableNow() ?? {};
  const fight = atTable && watching ? id : null;
  if (inheriting?.fight === fight) return;
  endInheriting();
  if (fight !== null) inheriting = { fight, end: inheritWhenFree(fight, () => inherit(fight)) };
}

/** This tab shows the table on a desk again: it is played here unless another tab has it by now. */
export async function enterTable(desk: AnyDesk): Promise<void> {
  atTable = true;
  waitForWatched();
  const { id, watching } = desk.store.getState();
  if (id === null || watching) return;
  if (!(await hold(id))) return lose(id);
  if (hasPending(id)) return;
  const head = await (await database()).get('heads', id);
  if (isAsLeft(id, head)) return;
  // Another tab has played it meanwhile, and has left it.
  const loaded = await load(id);
  if (loaded !== null && tableNow()?.id === id) playOn(id, loaded);
}

/** This tab shows something else: once all of its fight is saved, another tab may play it. */
export async function leaveTable(): Promise<void> {
  atTable = false;
  useKeeping.setState({ inherited: false });
  waitForWatched();
  const { id = null, watching } = tableNow() ?? {};
  if (id === null || watching) return;
  await flush();
  if (!atTable && !hasPending(id)) letGo(id);
}

/** Puts a fight from the store on the table, to be played on. */
export function playOn(id: string, { course, rows }: Loaded): void {
  const { desk, setup, journal, n, sum } = course;
  const end = { n, sum, snapshot: rows.snapshots[0]?.n ?? -1, writer: rows.head?.writer ?? '' };
  adopt(id, journal, end, hashOf(journal));
  const aside = rows.head ?? {};
  desk.store.getState().resume({ id, setup, journal, aside });
  desk.resumed(setup, aside);
}

/** Hears of other tabs, until the returned function is called. */
export function startWatching(): () => void {
  if (stopWatching !== null) return stopWatching;
  whenStolen((fight) => void lose(fight));
  whenOutdone((fight) => void lose(fight));
  const stops = [listenToTabs(hear), followTables({ changed: waitForWatched })];
  stopWatching = () => {
    for (const stop of stops) stop();
    endInheriting();
    atTable = false;
    letGo();
    stopWatching = null;
  };
  return stopWatching;
}

import { type AnySetUp, givenName, type TableState } from '../../engine';
import { type AnyDesk, type AnyJournal, idOf } from '../desks/desk';
import { tableNow } from '../desks/registry';
import { freshId } from '../freshId';
import type { Notice } from '../tableSession';
import { flush, startKeeping } from './autosave';
import { type Lost, tableOf } from './course';
import { rowsOf } from './database';
import { lastKept } from './heads';
import { hold } from './holding';
import { load } from './load';
import type { FightHead } from './shapes';
import { playOn, startWatching, watch } from './watching';
import { inTransaction } from './write';

export { listFights } from './heads';

/** A kept fight as far as it can be brought back. */
export interface LoadedKept {
  /** Null: it is damaged, the fight itself is not. */
  head: FightHead | null;
  desk: AnyDesk;
  setup: AnySetUp;
  journal: AnyJournal;
  lost: Lost;
  /** Its course from the beginning on, as far as each table is the one that it was then; null: not even that. */
  sound: AnyJournal | null;
  /** Tables that were kept whole and can be played on, the newest first; `entry`: where each stands in the fight's whole course. */
  tables: readonly { entry: number; state: TableState }[];
}

/** Reads a kept fight without putting it on the table; null: there is nothing of it that can be read. */
export async function loadKept(id: string): Promise<LoadedKept | null> {
  const loaded = await load(id);
  if (loaded === null) return null;
  const { course, lost, sound, rows } = loaded;
  const tables = rows.snapshots.flatMap((row) => {
    const state = tableOf(course.desk, row);
    return state === null ? [] : [{ entry: row.at, state }];
  });
  const { desk, setup, journal } = course;
  return { head: rows.head, desk, setup, journal, lost, sound, tables };
}

/**
 * Puts a kept fight on the table, with all that can be taken back and done again. Where something of it is lost, what is
 * left is a new fight with what `tell` says of that, and the kept one stays as it is. Gives back the kind of table; null:
 * nothing of it can be read.
 */
export async function openKept(
  id: string,
  tell: (lost: Lost) => readonly Notice[] = () => [],
): Promise<string | null> {
  startKeeping();
  startWatching();
  // What is on the table first: it may be this very fight.
  await flush();
  const mine = await hold(id);
  const loaded = await load(id);
  if (loaded === null) return null;
  const { course, lost, rows } = loaded;
  if (lost.why !== null || rows.head === null)
    course.desk.store.getState().open(course.setup, course.journal, tell(lost));
  else if (mine) playOn(id, loaded);
  else watch(id, loaded);
  return idOf(course.desk);
}

/** What became of the fight that was on the table before the page was left. */
export type Resumed = 'resumed' | 'unreadable' | 'nothing';

/** Puts the fight on the table that was played last, of a kind of table. */
export async function resumeLast(table: string, tell: (lost: Lost) => readonly Notice[]): Promise<Resumed> {
  const last = await lastKept(table);
  if (last === null) return 'nothing';
  try {
    return (await openKept(last.id, tell)) === null ? 'unreadable' : 'resumed';
  } catch {
    return 'unreadable';
  }
}

/** Gives a fight a name; an empty one takes it away. */
export function renameFight(id: string, name: string): Promise<void> {
  const trimmed = givenName(name.trim()).name.trim();
  return inTransaction(async (transaction) => {
    const heads = transaction.objectStore('heads');
    const head = await heads.get(id);
    if (head !== undefined) await heads.put({ ...head, name: trimmed === '' ? null : trimmed });
  });
}

const STORES = ['records', 'snapshots'] as const;

/** A second fight just like it, which goes its own way; its id, null: there is none to copy. */
export function copyFight(id: string): Promise<string | null> {
  const twin = freshId();
  return inTransaction(async (transaction) => {
    const heads = transaction.objectStore('heads');
    const head = await heads.get(id);
    if (head === undefined) return null;
    const now = Date.now();
    await heads.put({ ...head, id: twin, created: now, touched: now });
    for (const name of STORES) {
      const store = transaction.objectStore(name);
      for (const row of await store.getAll(rowsOf(id))) await store.put({ ...row, fight: twin } as never);
    }
    return twin;
  });
}

/** Takes a fight away; the function that it gives brings it back. A fight on this tab's table leaves it. */
export async function removeFight(id: string): Promise<() => Promise<void>> {
  await flush();
  const table = tableNow();
  if (table?.id === id) table.leave();
  const { head, records, snapshots } = await inTransaction(async (transaction) => {
    const [head, records, snapshots] = await Promise.all([
      transaction.objectStore('heads').get(id),
      transaction.objectStore('records').getAll(rowsOf(id)),
      transaction.objectStore('snapshots').getAll(rowsOf(id)),
    ]);
    await transaction.objectStore('heads').delete(id);
    for (const name of STORES) await transaction.objectStore(name).delete(rowsOf(id));
    return { head, records, snapshots };
  });
  return () =>
    inTransaction(async (transaction) => {
      const heads = transaction.objectStore('heads');
      if ((await heads.get(id)) !== undefined) return;
      await Promise.all([
        ...(head === undefined ? [] : [heads.put(head)]),
        ...records.map((row) => transaction.objectStore('records').put(row)),
        ...snapshots.map((row) => transaction.objectStore('snapshots').put(row)),
      ]);
    });
}

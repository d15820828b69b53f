import { database, type KeepDatabase, rowsOf } from './database';
import type { End, Rows } from './rows';
import type { Aside, HeadEnd, HeadRow, Shown } from './shapes';

/** So many snapshots of a fight are kept. */
const GENERATIONS = 3;

/** Another tab writes this fight now. */
export class NotTheWriter extends Error {}

/** What lies in the store is not what this tab has written: it was removed there, or a write went through that was said to have failed. */
export class NotAsLeft extends Error {}

/** The head as this tab makes it; the store knows the rest. */
export type NewHead = Shown & Aside & HeadEnd & Pick<HeadRow, 'id' | 'touched'>;

type Strict = ReturnType<typeof strict>;

const strict = (db: KeepDatabase) =>
  db.transaction(['heads', 'records', 'snapshots'], 'readwrite', { durability: 'strict' });

/**
 * Runs something in one transaction that lies on the disk when this resolves; where it throws, nothing was written. Only
 * the store's own promises may be awaited in it.
 */
export async function inTransaction<T>(work: (transaction: Strict) => Promise<T>): Promise<T> {
  const transaction = strict(await database());
  // Told by the `await` below; this one is for where the work fails first.
  const done = transaction.done.catch((error: unknown) => error);
  try {
    const result = await work(transaction);
    await transaction.done;
    return result;
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // It has ended by itself, by what is told next.
    }
    const ended = await done;
    // A full disk ends the transaction: its own error tells more than that of a write that ended with it.
    const aborted = error instanceof DOMException && error.name === 'AbortError';
    throw transaction.error ?? (aborted ? ended : error);
  }
}

async function dropOldSnapshots(transaction: Strict, fight: string): Promise<void> {
  const store = transaction.objectStore('snapshots');
  const keys = await store.getAllKeys(rowsOf(fight));
  await Promise.all(keys.slice(0, -GENERATIONS).map((key) => store.delete(key)));
}

/** Writes rows and the head that belongs to them, all or nothing. `before`: the last record that this tab has written. */
export function write(head: NewHead, rows: Rows | null, before: End | undefined): Promise<void> {
  return inTransaction(async (transaction) => {
    const heads = transaction.objectStore('heads');
    const old = await heads.get(head.id);
    if (old !== undefined && old.writer !== head.writer && old.writer !== before?.writer)
      throw new NotTheWriter();
    const fresh = rows !== null && rows.beginning !== null;
    if (!fresh && (before === undefined || old?.n !== before.n || old.sum !== before.sum)) {
      // Another tab that came by the same way was faster.
      if (old !== undefined && old.writer !== head.writer) throw new NotTheWriter();
      throw new NotAsLeft();
    }
    const records = transaction.objectStore('records');
    const snapshots = transaction.objectStore('snapshots');
    if (fresh) await Promise.all([records.delete(rowsOf(head.id)), snapshots.delete(rowsOf(head.id))]);
    const begin = rows?.beginning == null ? [] : [rows.beginning];
    const puts: (() => Promise<unknown>)[] = [
      ...[...begin, ...(rows?.records ?? [])].map((row) => () => records.put(row)),
      ...(rows?.snapshots ?? []).map((row) => () => snapshots.put(row)),
      () => heads.put({ ...head, name: old?.name ?? null, created: old?.created ?? head.touched }),
    ];
    // Each in a function of its own: one that throws at once leaves no other behind that nobody waits for.
    await Promise.all(puts.map(async (put) => put()));
    if (rows !== null && rows.snapshots.length > 0) await dropOldSnapshots(transaction, head.id);
  });
}

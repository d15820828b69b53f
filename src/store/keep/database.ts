import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BeginningRow, HeadRow, RecordRow, SnapshotRow } from './shapes';

/** What lies in the store. */
export interface Shape extends DBSchema {
  heads: { key: string; value: HeadRow };
  records: { key: [string, number]; value: BeginningRow | RecordRow };
  snapshots: { key: [string, number]; value: SnapshotRow };
}

export type KeepDatabase = IDBPDatabase<Shape>;

const DATABASE = 'showdown-table';
const VERSION = 1;

let opening: Promise<KeepDatabase> | null = null;

const forget = () => {
  opening = null;
};

/** A browser that has the store shut throws at once: here it refuses like any other. */
async function opened(): Promise<KeepDatabase> {
  return await openDB<Shape>(DATABASE, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('heads', { keyPath: 'id' });
      fresh.createObjectStore('records', { keyPath: ['fight', 'n'] });
      fresh.createObjectStore('snapshots', { keyPath: ['fight', 'n'] });
    },
    // A newer program in another tab waits for this one: the next write opens it anew.
    blocking(_current, _wanted, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
}

/** The browser's store; refuses where there is none. What failed is tried anew the next time. */
export function database(): Promise<KeepDatabase> {
  // Some browsers have no store at all in private windows, others throw when it is touched.
  if (typeof indexedDB === 'undefined') return Promise.reject(new Error('there is no store'));
  if (opening === null) {
    opening = opened();
    // Not before it is noted: what throws at once has failed by then, and would be noted for good.
    opening.catch(forget);
  }
  return opening;
}

/** Everything of one fight. */
export const rowsOf = (fight: string): IDBKeyRange =>
  IDBKeyRange.bound([fight, 0], [fight, Number.POSITIVE_INFINITY]);

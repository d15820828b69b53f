import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { KeptSurvivor, Party } from './shapes';

/** Which kept survivor each survivor of a fight is, and whose changes have been taken over. */
export interface FightLink {
  fight: string;
  /** By the survivor's place in the set-up; null: it is none of ours. */
  kept: readonly (string | null)[];
  /** By the survivor's id in the fight, where its changes were taken over: which kept survivor has them, and as it was before; null: it is new. */
  taken: Readonly<Record<string, { id: string; before: KeptSurvivor | null }>>;
}

interface Shape extends DBSchema {
  survivors: { key: string; value: KeptSurvivor & { order: number } };
  parties: { key: string; value: Party & { order: number } };
  links: { key: string; value: FightLink };
}

export type RosterDatabase = IDBPDatabase<Shape>;

const DATABASE = 'showdown-roster';
const VERSION = 1;

let opening: Promise<RosterDatabase> | null = null;

const forget = () => {
  opening = null;
};

/** A browser that has the store shut throws at once: here it refuses like any other. */
async function opened(): Promise<RosterDatabase> {
  return await openDB<Shape>(DATABASE, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('survivors', { keyPath: 'id' });
      fresh.createObjectStore('parties', { keyPath: 'id' });
      fresh.createObjectStore('links', { keyPath: 'fight' });
    },
    blocking(_current, _wanted, event) {
      forget();
      (event.target as IDBDatabase).close();
    },
    terminated: forget,
  });
}

/** The roster's part of the browser's store; refuses where there is none. What failed is tried anew the next time. */
export function rosterDatabase(): Promise<RosterDatabase> {
  if (typeof indexedDB === 'undefined') return Promise.reject(new Error('there is no store'));
  if (opening === null) {
    opening = opened();
    // Not before it is noted: what throws at once has failed by then, and would be noted for good.
    opening.catch(forget);
  }
  return opening;
}

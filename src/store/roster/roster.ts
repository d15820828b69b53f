import { create } from 'zustand';
import { freshId } from '../freshId';
import { type FightLink, rosterDatabase } from './database';
import { type KeptSurvivor, type Party, ROSTER_LIMITS, type Roster } from './shapes';

/** What one change writes and takes away. */
export interface RosterChange {
  survivors?: readonly KeptSurvivor[] | undefined;
  parties?: readonly Party[] | undefined;
  removed?: readonly string[] | undefined;
  dissolved?: readonly string[] | undefined;
}

/** Survivors and parties that are kept between fights, as the browser's store has them. */
export interface RosterState extends Roster {
  /** Not read yet, read, or the browser has no store that can be read. */
  at: 'unread' | 'here' | 'blocked';
  /** The last change could not be written; nothing of it is kept. */
  unwritten: boolean;
  /** Reads what is kept, also what another tab has changed meanwhile. */
  read(): Promise<void>;
  /** Writes a change, all or nothing; false: it was not written. */
  change(change: RosterChange): Promise<boolean>;
  /** Takes survivors away, from their parties as well; what undoes that, or null where nothing was written. */
  remove(ids: readonly string[]): Promise<(() => Promise<boolean>) | null>;
  /** Takes a party away, not its survivors; what undoes that. */
  dissolve(id: string): Promise<(() => Promise<boolean>) | null>;
}

const byOrder = <T extends { order: number }>(rows: readonly T[]): Omit<T, 'order'>[] =>
  [...rows].sort((a, b) => a.order - b.order).map(({ order: _, ...kept }) => kept);

/** Where everything stood that was ever seen here: what is brought back has its place again. */
const places = new Map<string, number>();

async function readAll(): Promise<Roster> {
  const db = await rosterDatabase();
  const [survivors, parties] = await Promise.all([db.getAll('survivors'), db.getAll('parties')]);
  for (const { id, order } of [...survivors, ...parties]) places.set(id, order);
  return { survivors: byOrder(survivors), parties: byOrder(parties) } as Roster;
}

/** One transaction that lies on the disk when this resolves. What is new comes last; what was there keeps its place. */
async function write({ survivors = [], parties = [], removed = [], dissolved = [] }: RosterChange) {
  const db = await rosterDatabase();
  const transaction = db.transaction(['survivors', 'parties'], 'readwrite', { durability: 'strict' });
  const people = transaction.objectStore('survivors');
  const groups = transaction.objectStore('parties');
  const last = (rows: readonly { order: number }[]) => Math.max(0, ...rows.map(({ order }) => order));
  const [herePeople, hereGroups] = await Promise.all([people.getAll(), groups.getAll()]);
  const orderOf = (rows: readonly { id: string; order: number }[], id: string, i: number) =>
    rows.find((row) => row.id === id)?.order ?? places.get(id) ?? last(rows) + 1 + i;
  await Promise.all([
    ...survivors.map((kept, i) => people.put({ ...kept, order: orderOf(herePeople, kept.id, i) })),
    ...parties.map((party, i) => groups.put({ ...party, order: orderOf(hereGroups, party.id, i) })),
    ...removed.map((id) => people.delete(id)),
    ...dissolved.map((id) => groups.delete(id)),
  ]);
  await transaction.done;
}

export const useRoster = create<RosterState>()((set, get) => ({
  survivors: [],
  parties: [],
  at: 'unread',
  unwritten: false,
  async read() {
    try {
      set({ ...(await readAll()), at: 'here' });
    } catch {
      set({ at: 'blocked' });
    }
  },
  async change(change) {
    try {
      await write(change);
      set({ unwritten: false });
    } catch {
      set({ unwritten: true });
      return false;
    }
    await get().read();
    return true;
  },
  async remove(ids) {
    const { survivors, parties, change } = get();
    const gone = survivors.filter(({ id }) => ids.includes(id));
    const left = parties.filter(({ members }) => members.some((id) => ids.includes(id)));
    const without = left.map((p) => ({ ...p, members: p.members.filter((id) => !ids.includes(id)) }));
    const done = await change({ removed: ids, parties: without });
    return done ? () => change({ survivors: gone, parties: left }) : null;
  },
  async dissolve(id) {
    const { parties, change } = get();
    const party = parties.find((p) => p.id === id);
    const done = party !== undefined && (await change({ dissolved: [id] }));
    return done ? () => change({ parties: [party] }) : null;
  },
}));

/** Whether there is room for so many more. */
export const hasRoom = ({ survivors }: Roster, more: number): boolean =>
  survivors.length + more <= ROSTER_LIMITS.survivors;

/** A second one just like it. */
export const copyOf = (kept: KeptSurvivor, name: string): KeptSurvivor => ({ ...kept, id: freshId(), name });

/** Notes which kept survivors fight in a fight; the fight does not wait for it. */
export async function linkFight(fight: string, kept: readonly (string | null)[]): Promise<void> {
  try {
    const db = await rosterDatabase();
    await db.put('links', { fight, kept, taken: {} });
  } catch {
    // Without it the aftermath goes by names.
  }
}

/** Which kept survivors fight in a fight; null: nothing is known of it. */
export async function linkOf(fight: string): Promise<FightLink | null> {
  try {
    return (await (await rosterDatabase()).get('links', fight)) ?? null;
  } catch {
    return null;
  }
}

/** Notes what was taken over from a fight. */
export async function saveLink(link: FightLink): Promise<void> {
  try {
    await (await rosterDatabase()).put('links', link);
  } catch {
    // The sheet is written; only the way back after a reload is not.
  }
}

import { database } from './database';
import type { FightHead, HeadRow, Shown, ShownShowdown } from './shapes';

// Reading of heads for home: without engine and content.

const isText = (value: unknown): value is string => typeof value === 'string';

/** The kind of table of a head that says none. */
const SHOWDOWN: NonNullable<ShownShowdown['table']> = 'showdown';

type Loose = Readonly<Record<string, unknown>>;

/** Of a showdown; heads that say no table are. */
export const isShowdown = (head: Shown): head is ShownShowdown =>
  head.table === undefined || head.table === SHOWDOWN;

function showsShowdown({ monster, level, alive, survivors, picture, declined }: Loose): boolean {
  const { survivors: pieces, tiles } = (picture ?? {}) as Loose;
  return (
    [monster, level].every(isText) &&
    Number.isFinite(alive) &&
    [survivors, pieces, tiles, declined].every(Array.isArray)
  );
}

const showsSmall = ({ table, kind, people }: Loose): boolean =>
  isText(table) && isText(kind) && Array.isArray(people) && people.every((one) => isText(one?.card));

/** Whether a row is a head that can be shown; what a damaged one says is not believed. */
export function isHead(row: unknown): row is HeadRow {
  if (typeof row !== 'object' || row === null) return false;
  const head = row as Partial<Record<keyof HeadRow, unknown>>;
  return (
    [head.id, head.sum, head.hash, head.writer].every(isText) &&
    [head.n, head.round, head.created, head.touched].every(Number.isFinite) &&
    (head.name === null || isText(head.name)) &&
    Array.isArray(head.players) &&
    (isShowdown(head as Shown) ? showsShowdown(head) : showsSmall(head))
  );
}

/** The fights that are kept, the one that was played last first. Refuses where the store can't be read. */
export async function listFights(): Promise<FightHead[]> {
  const rows: unknown[] = await (await database()).getAll('heads');
  return rows.filter(isHead).sort((a, b) => b.touched - a.touched);
}

/** Fights of which there are records but no head that can be shown: they can be brought back all the same. */
export async function listHeadless(): Promise<string[]> {
  const transaction = (await database()).transaction(['heads', 'records']);
  const rows: unknown[] = await transaction.objectStore('heads').getAll();
  const known = new Set(rows.filter(isHead).map(({ id }) => id));
  const found: string[] = [];
  let cursor = await transaction.objectStore('records').openKeyCursor();
  while (cursor !== null) {
    const [fight] = cursor.key;
    if (!known.has(fight)) found.push(fight);
    // On to the next fight: there are hundreds of records of each.
    cursor = await cursor.continue([fight, Number.POSITIVE_INFINITY]);
  }
  return found;
}

const LAST = 'showdown-table.fight';

/** This tab's fight, if it has had one: two tabs may play two fights. */
function ownFight(): string | null {
  try {
    return sessionStorage.getItem(LAST);
  } catch {
    return null;
  }
}

/** Remembers which fight this tab plays. */
export function setOwnFight(id: string): void {
  try {
    sessionStorage.setItem(LAST, id);
  } catch {
    // Without it a reload brings back the fight that was played last, which is nearly always this one.
  }
}

/** This tab's own fight, else the one that was played last, among those that are wanted; null where there is none or the store can't be read. */
async function preferred(wanted: (head: FightHead) => boolean): Promise<FightHead | null> {
  try {
    const heads = (await listFights()).filter(wanted);
    const own = ownFight();
    return heads.find(({ id }) => id === own) ?? heads[0] ?? null;
  } catch {
    return null;
  }
}

/** The fight of a kind of table that lay on this tab's table before the page was left, over or not. */
export const lastKept = (table: string): Promise<FightHead | null> =>
  preferred((head) => (head.table ?? SHOWDOWN) === table);

/** The fight to go on with: one that is not over. */
export const lastUnfinished = (): Promise<FightHead | null> => preferred(({ outcome }) => outcome === null);

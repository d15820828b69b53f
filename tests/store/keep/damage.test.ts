import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lost } from '../../../src/store/keep/course';
import type { BeginningRow, RecordRow, SnapshotRow } from '../../../src/store/keep/shapes';
import { closeTabs, newTab, type Tab, tabWithFight } from './tab';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
});
afterEach(closeTabs);

/** Changes a row behind the program's back. */
async function harm<S extends 'records' | 'snapshots' | 'heads'>(
  tab: Tab,
  store: S,
  n: number,
  change: (
    row: S extends 'snapshots' ? SnapshotRow : S extends 'heads' ? { round: unknown } : RecordRow,
  ) => void,
) {
  const db = await tab.database();
  const fight = tab.now().id ?? '';
  const row = await db.get(store, (store === 'heads' ? fight : [fight, n]) as never);
  if (row === undefined) throw new Error(`no ${store} ${n}`);
  change(row as never);
  await db.put(store, row as never);
}

/** As one flipped byte on the disk would have it. */
const flip = (text: string, at: number) =>
  text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);

const numbers = async (tab: Tab, store: 'records' | 'snapshots') =>
  (await (await tab.database()).getAllKeys(store)).map(([, n]) => n);

/** Opens what is kept, and gives back what was told of it. */
async function reopened(): Promise<{ next: Tab; lost: Lost | null }> {
  const next = await newTab();
  let lost: Lost | null = null;
  const tell = (what: Lost) => {
    lost = what;
    return [{ words: 'told', tone: 'harm' as const }];
  };
  expect(await next.resumeLast(tell)).toBe('resumed');
  return { next, lost };
}

/** A fight with so many commands, each a record of its own. */
async function fightOf(commands: number): Promise<Tab> {
  const tab = await tabWithFight(7);
  tab.play(commands);
  await tab.flush();
  expect(await numbers(tab, 'records')).toEqual([...Array(commands + 1).keys()]);
  return tab;
}

describe('a kept fight that is damaged', () => {
  it('goes on with the last sound record where the ones behind it are not, and says so', async () => {
    const tab = await fightOf(12);
    await harm(tab, 'records', 9, (row) => {
      row.hash = flip(row.hash, 3);
    });
    const { next, lost } = await reopened();
    expect(lost).toEqual({ why: 'damaged', end: 4, before: 0 });
    expect(next.hashes()).toEqual(tab.hashes().slice(0, 9));
    expect(next.journal().at).toBe(8);
    expect(next.now().notices).toEqual([{ words: 'told', tone: 'harm' }]);
    // What is left goes on as a fight of its own; the damaged one stays as it is.
    await next.flush();
    expect(next.now().id).not.toBe(tab.now().id);
    expect((await next.listFights()).map(({ id }) => id)).toEqual([next.now().id, tab.now().id]);
    // From now on nothing is missing.
    const again = await reopened();
    expect(again.lost).toBeNull();
    expect(again.next.hashes()).toEqual(next.hashes());
  });

  it.each(['add', 'keep', 'at', 'auto'] as const)('notices a record whose %s was changed', async (key) => {
    const tab = await fightOf(6);
    const changed = { add: [{ type: 'edit', edit: {} }], keep: 2, at: 1, auto: [0] };
    await harm(tab, 'records', 4, (row) => void Object.assign(row, { [key]: changed[key] }));
    const { next, lost } = await reopened();
    expect(lost).toEqual({ why: 'damaged', end: 3, before: 0 });
    expect(next.hashes()).toEqual(tab.hashes().slice(0, 4));
  });

  it('goes on with a table kept later, where a record before it is damaged: nothing but the way there is lost', async () => {
    const tab = await fightOf(40);
    expect(await numbers(tab, 'snapshots')).toEqual([0, 16, 32]);
    await harm(tab, 'records', 20, (row) => {
      row.sum = flip(row.sum, 0);
    });
    const { next, lost } = await reopened();
    expect(lost).toEqual({ why: 'damaged', end: 0, before: 32 });
    expect(next.hash()).toBe(tab.hash());
    expect(next.hashes()).toEqual(tab.hashes().slice(32));
  });

  it('goes on with the table kept before, where the newest is damaged, too', async () => {
    const tab = await fightOf(60);
    expect(await numbers(tab, 'snapshots')).toEqual([16, 32, 48]);
    await harm(tab, 'records', 10, (row) => {
      row.at += 1;
    });
    await harm(tab, 'snapshots', 48, (row) => {
      row.text = flip(row.text, 1000);
    });
    const { next, lost } = await reopened();
    expect(lost).toEqual({ why: 'damaged', end: 0, before: 32 });
    expect(next.hashes()).toEqual(tab.hashes().slice(32));
  });

  it('goes on with a kept table where nothing else can be read', async () => {
    const tab = await fightOf(20);
    await harm(tab, 'records', 0, (row) => {
      (row as unknown as BeginningRow).content = 'x';
    });
    await harm(tab, 'records', 18, (row) => {
      row.hash = '';
    });
    const { next, lost } = await reopened();
    expect(lost).toEqual({ why: 'damaged', end: 3, before: 16 });
    expect(next.hashes()).toEqual(tab.hashes().slice(16, 18));
  });

  it('that can not be read at all is said to be so, and stays', async () => {
    const tab = await fightOf(3);
    await harm(tab, 'records', 0, (row) => {
      row.sum = '';
    });
    await harm(tab, 'snapshots', 0, (row) => {
      row.text = '{';
    });
    const next = await newTab();
    expect(await next.resumeLast(() => [])).toBe('unreadable');
    expect(next.now().journal).toBeNull();
    expect(await numbers(tab, 'records')).toEqual([0, 1, 2, 3]);
  });

  it('does not break the list of fights by a head that is none', async () => {
    const tab = await fightOf(2);
    await harm(tab, 'heads', 0, (row) => {
      row.round = 'many';
    });
    expect(await tab.listFights()).toEqual([]);
    // The fight itself is sound.
    const next = await newTab();
    expect(await next.openKept(tab.now().id ?? '')).toBe('showdown');
    expect(next.hashes()).toEqual(tab.hashes());
  });
});

describe('a kept fight whose rules have changed since', () => {
  it('goes on with the newest table that was kept, and says so', async () => {
    const tab = await fightOf(20);
    const db = await tab.database();
    // As if the rules had led elsewhere then: sound records whose tables are not those that the commands lead to now.
    const { sumOfRecord } = await import('../../../src/store/keep/sums');
    const fight = tab.now().id ?? '';
    let before = '';
    for (let n = 0; n <= 20; n += 1) {
      const row = (await db.get('records', [fight, n])) as RecordRow;
      if (n >= 5) {
        row.hash = n === 16 ? row.hash : flip(row.hash, 0);
        row.sum = sumOfRecord(row, before);
        await db.put('records', row);
      }
      before = row.sum;
    }
    const snapshot = (await db.get('snapshots', [fight, 16])) as SnapshotRow;
    const { sumOfSnapshot } = await import('../../../src/store/keep/sums');
    snapshot.recordSum = ((await db.get('records', [fight, 16])) as RecordRow).sum;
    snapshot.sum = sumOfSnapshot(snapshot);
    await db.put('snapshots', snapshot);
    const { next, lost } = await reopened();
    expect(lost).toEqual({ why: 'rules', end: 4, before: 16 });
    expect(next.hash()).toBe(tab.hashes()[16]);
    const loaded = await next.loadKept(fight);
    expect(loaded?.tables.map(({ entry }) => entry)).toEqual([16, 0]);
  });
});

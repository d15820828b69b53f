import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordRow } from '../../../src/store/keep/shapes';
import { closeTabs, newTab, type Tab, tabWithFight } from './tab';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
});
afterEach(closeTabs);

/** What a replay of a kept fight shows, read by a tab that has never seen it. */
async function replayed(id: string) {
  const next = await newTab();
  const { replayFromKept } = await import('../../../src/store/replay/fromKept');
  const { hash } = await import('../../../src/engine');
  const fight = await replayFromKept(id);
  return { fight, next, hashes: fight?.journal.entries.map(({ state }) => hash(state)) ?? [] };
}

async function fightOf(commands: number): Promise<Tab> {
  const tab = await tabWithFight(7);
  tab.play(commands);
  await tab.flush();
  return tab;
}

const idOf = (tab: Tab) => tab.now().id ?? '';

/** As if the rules had led elsewhere from a record on: sound records whose tables are not those that the commands lead to now. */
async function changeRules(tab: Tab, from: number): Promise<void> {
  const db = await tab.database();
  const { sumOfRecord } = await import('../../../src/store/keep/sums');
  let before = '';
  for (const key of await db.getAllKeys('records')) {
    const row = (await db.get('records', key)) as RecordRow;
    if (row.n >= from) {
      row.hash = `0${row.hash.slice(1)}` === row.hash ? `1${row.hash.slice(1)}` : `0${row.hash.slice(1)}`;
      row.sum = sumOfRecord(row, before);
      await db.put('records', row);
    }
    before = row.sum;
  }
}

describe('a kept fight as a replay', () => {
  it('is its whole course, what was taken back included, each table as it was', async () => {
    const tab = await fightOf(10);
    tab.now().undo();
    await tab.flush();
    const { fight, hashes } = await replayed(idOf(tab));
    expect(fight?.lost).toBeNull();
    expect(hashes).toEqual(tab.hashes());
    expect(fight?.journal.at).toBe(tab.journal().at);
  });

  it('whose rules have changed shows its sound beginning and the tables that were kept behind it, and says why', async () => {
    const tab = await fightOf(40);
    const before = tab.hashes();
    await changeRules(tab, 6);
    const { fight, hashes } = await replayed(idOf(tab));
    expect(fight?.lost).toBe('rules');
    // Record 6 led to the sixth entry: the five before it are as they were, and snapshots lie behind records 16 and 32.
    expect(hashes).toEqual([...before.slice(0, 6), before[16], before[32]]);
    expect(fight?.journal.at).toBe(hashes.length - 1);
    expect(fight?.journal.entries.slice(6).map(({ command, events }) => [command, events.length])).toEqual([
      [null, 0],
      [null, 0],
    ]);
  });

  it('is played on from behind what is missing: nothing unknown can be taken back', async () => {
    const tab = await fightOf(40);
    const before = tab.hashes();
    await changeRules(tab, 6);
    const { fight, next } = await replayed(idOf(tab));
    const { playOnFrom } = await import('../../../src/store/replay/playOn');
    if (fight === null) throw new Error('no fight');
    playOnFrom(fight, { entry: fight.journal.entries.length - 1, told: 0 }, []);
    expect(next.hashes()).toEqual([before[32]]);
    playOnFrom(fight, { entry: 3, told: 9999 }, []);
    expect(next.hashes()).toEqual(before.slice(0, 4));
  });

  it('that is not kept is none', async () => {
    const { fight } = await replayed('nobody');
    expect(fight).toBeNull();
  });
});

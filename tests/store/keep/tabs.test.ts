import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newLocks } from './locks';
import { closeTabs, newTab, type Tab, tabWithFight } from './tab';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  Object.defineProperty(navigator, 'locks', { value: newLocks(), configurable: true });
  sessionStorage.clear();
});
afterEach(() => {
  closeTabs();
  vi.restoreAllMocks();
});

/** A second tab that is opened while the first plays. */
async function secondTab(): Promise<Tab> {
  const tab = await newTab();
  expect(await tab.resumeLast(() => [])).toBe('resumed');
  return tab;
}

const rowsIn = async (tab: Tab) => {
  const rows = await (await tab.database()).getAll('records');
  return rows.filter(({ fight }) => fight === tab.now().id).map(({ hash }) => hash);
};

it('a new fight is this tab’s own, however late a busy browser tells of the lock', async () => {
  Object.defineProperty(navigator, 'locks', { value: newLocks(700), configurable: true });
  const tab = await newTab();
  tab.now().start(tab.quickFight(5));
  await tab.enterTable();
  expect(tab.now().watching).toBe(false);
  tab.play(2);
  await tab.flush();
  expect(tab.keeping().at).toBe('saved');
});

describe('two tabs with one fight', () => {
  it('one plays, the other watches: what is done there is shown here, and nothing can be done here', async () => {
    const first = await tabWithFight();
    first.play(5);
    await first.flush();
    const second = await secondTab();
    expect(second.now().watching).toBe(true);
    expect(second.keeping().at).toBe('elsewhere');
    expect(second.hashes()).toEqual(first.hashes());
    first.play(4);
    await first.flush();
    await vi.waitFor(() => expect(second.hashes()).toEqual(first.hashes()));
    first.now().undo();
    first.now().undo();
    await first.flush();
    await vi.waitFor(() => expect(second.journal().at).toBe(first.journal().at));
    expect(second.hashes()).toEqual(first.hashes());
    const before = second.journal();
    second.play(1);
    second.now().undo();
    second.now().redo();
    second.now().edit({ type: 'round', round: 9 });
    second.now().decline(['s1']);
    await second.flush();
    expect(second.journal()).toBe(before);
    expect(second.now().declined).toEqual([]);
    expect(first.keeping().at).toBe('saved');
  });

  it('the one that watches can take over: the other watches at once, with all that it had done', async () => {
    const first = await tabWithFight();
    first.play(5);
    await first.flush();
    const second = await secondTab();
    // Not yet in the store when the other asks.
    first.play(1);
    await second.takeOver();
    expect(second.now().watching).toBe(false);
    await vi.waitFor(() => expect(first.now().watching).toBe(true));
    expect(second.hashes()).toEqual(first.hashes());
    expect(second.journal().at).toBe(6);
    second.play(3);
    await second.flush();
    await vi.waitFor(() => expect(first.hashes()).toEqual(second.hashes()));
    // And back again.
    await first.takeOver();
    first.play(2);
    await first.flush();
    await vi.waitFor(() => expect(second.hashes()).toEqual(first.hashes()));
    expect(await rowsIn(first)).toHaveLength(12);
    const third = await newTab();
    const loaded = await third.loadKept(first.now().id ?? '');
    expect(loaded?.lost.why).toBeNull();
  });

  it('a fight that is free again is played by the next tab that opens it', async () => {
    const first = await tabWithFight();
    first.play(2);
    await first.flush();
    closeTabs();
    const second = await secondTab();
    expect(second.now().watching).toBe(false);
    expect(second.hashes()).toEqual(first.hashes());
  });

  it('a tab that begins another fight gives the first one free', async () => {
    const first = await tabWithFight(1);
    const id = first.now().id ?? '';
    const second = await newTab();
    first.now().start(first.quickFight(2));
    await first.flush();
    await second.openKept(id);
    expect(second.now().watching).toBe(false);
    await second.openKept(first.now().id ?? '');
    expect(second.now().watching).toBe(true);
  });

  it('what a tab could not save goes on as a fight of its own where another takes over', async () => {
    const first = await tabWithFight();
    first.play(4);
    await first.flush();
    const second = await secondTab();
    const id = first.now().id;
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    first.play(2);
    await first.flush();
    expect(first.keeping().at).toBe('trouble');
    const own = first.hashes();
    const taking = second.takeOver();
    await new Promise((done) => setTimeout(done, 100));
    put.mockRestore();
    // The retry of the one and the claim of the other may come in any order: nothing is mixed.
    await taking;
    await first.flush();
    await vi.waitFor(() => expect(first.keeping().at).not.toBe('trouble'));
    if (first.now().id === id) expect(second.hashes()).toEqual(own);
    else {
      expect(first.keeping().parted).toBe(true);
      expect(first.hashes()).toEqual(own);
      expect(second.hashes()).toEqual(own.slice(0, 5));
    }
  });
});

describe('two tabs that race', () => {
  /** Without locks, as where a page comes without encryption: the token in the head is all that stands between them. */
  const unlocked = () => Object.defineProperty(navigator, 'locks', { value: undefined, configurable: true });

  it('never both write: the one that comes second sees what the first has made of it', async () => {
    unlocked();
    const first = await tabWithFight();
    first.play(6);
    await first.flush();
    const second = await secondTab();
    expect(second.now().watching).toBe(false);
    for (let turn = 0; turn < 4; turn += 1) {
      const tabs = turn % 2 === 0 ? [first, second] : [second, first];
      for (const tab of tabs) tab.play(1 + turn);
      await Promise.all(tabs.map((tab) => tab.flush()));
      await vi.waitFor(() => expect(tabs.filter((tab) => tab.now().watching)).toHaveLength(1));
      const [watcher] = tabs.filter((tab) => tab.now().watching);
      const [player] = tabs.filter((tab) => !tab.now().watching);
      await vi.waitFor(() => expect(watcher?.hashes()).toEqual(player?.hashes()));
      // Whole: read anew it is the player's course, record by record.
      const third = await newTab();
      const loaded = await third.loadKept(first.now().id ?? '');
      expect(loaded?.lost.why).toBeNull();
      expect(loaded?.journal.entries.map(({ command }) => command)).toEqual(player?.commands());
      await watcher?.takeOver();
      await vi.waitFor(() => expect(player?.now().watching).toBe(true));
    }
  });

  it('a lock that was stolen without a word ends the writing all the same', async () => {
    const first = await tabWithFight();
    first.play(3);
    await first.flush();
    const second = await secondTab();
    vi.stubGlobal('BroadcastChannel', undefined);
    // Nobody answers: the lock is stolen after a while.
    const taking = second.takeOver();
    first.play(1);
    await taking;
    await first.flush();
    first.play(1);
    await first.flush();
    await vi.waitFor(() => expect(first.now().watching).toBe(true));
    expect(second.now().watching).toBe(false);
    second.play(2);
    await second.flush();
    expect(second.keeping().at).toBe('saved');
    const third = await newTab();
    const loaded = await third.loadKept(first.now().id ?? '');
    expect(loaded?.lost.why).toBeNull();
    expect(loaded?.journal.entries.map(({ command }) => command)).toEqual(second.commands());
  });
});

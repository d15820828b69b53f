import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GRACE_MS } from '../../../src/store/keep/grace';
import { newLocks } from './locks';
import { closeTabs, newTab, type Tab, tabWithFight } from './tab';

// Nobody has to wait for seconds here.
vi.mock('../../../src/store/keep/grace', () => ({ GRACE_MS: 400 }));

let visible: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  Object.defineProperty(navigator, 'locks', { value: newLocks(), configurable: true });
  sessionStorage.clear();
  visible = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible);
});
afterEach(() => {
  closeTabs();
  vi.restoreAllMocks();
});

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const untilAfterGrace = { timeout: GRACE_MS + 3000, interval: 20 };
const plays = (tab: Tab) => expect(tab.now().watching).toBe(false);

/** A tab at the table that watches what another plays. */
async function watcher(): Promise<Tab> {
  const tab = await newTab();
  await tab.enterTable();
  expect(await tab.resumeLast(() => [])).toBe('resumed');
  expect(tab.now().watching).toBe(true);
  return tab;
}

async function played(steps = 4): Promise<Tab> {
  const tab = await tabWithFight();
  await tab.enterTable();
  tab.play(steps);
  await tab.flush();
  return tab;
}

describe('a fight whose tab is gone', () => {
  it('goes on in the tab that watched it, which says so, from the very table', async () => {
    const first = await played();
    const hashes = first.hashes();
    const second = await watcher();
    first.close();
    await vi.waitFor(() => plays(second), untilAfterGrace);
    expect(second.keeping().inherited).toBe(true);
    expect(second.hashes()).toEqual(hashes);
    // Told at the table, and not behind the next screen any more.
    await second.leaveTable();
    expect(second.keeping().inherited).toBe(false);
    await second.enterTable();
    second.play(2);
    await second.flush();
    const loaded = await (await newTab()).loadKept(second.now().id ?? '');
    expect(loaded?.lost.why).toBeNull();
    expect(loaded?.journal.entries.map(({ command }) => command)).toEqual(second.commands());
  });

  it('goes on in one tab only where two watched', async () => {
    const first = await played();
    const watchers = [await watcher(), await watcher()];
    first.close();
    const players = () => watchers.filter((tab) => !tab.now().watching);
    await vi.waitFor(() => expect(players()).toHaveLength(1), untilAfterGrace);
    await wait(GRACE_MS);
    expect(players()).toHaveLength(1);
    const [player] = players();
    player?.play(2);
    await player?.flush();
    await vi.waitFor(() => {
      for (const tab of watchers) expect(tab.hashes()).toEqual(player?.hashes());
    });
  });

  it('comes back to a tab that was only loaded anew: whoever watches goes on watching', async () => {
    const first = await played();
    const second = await watcher();
    const again = await newTab();
    first.close();
    await wait(GRACE_MS / 4);
    await again.enterTable();
    expect(await again.resumeLast(() => [])).toBe('resumed');
    plays(again);
    await wait(GRACE_MS + 200);
    expect(second.now().watching).toBe(true);
    again.play(1);
    await again.flush();
    await vi.waitFor(() => expect(second.hashes()).toEqual(again.hashes()));
  });

  it('waits for a tab that is in front', async () => {
    const first = await played();
    const second = await watcher();
    visible = 'hidden';
    first.close();
    await wait(GRACE_MS + 200);
    expect(second.now().watching).toBe(true);
    visible = 'visible';
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => plays(second));
  });

  it('stays free where the one who watched has left the table, too', async () => {
    const first = await played();
    const second = await watcher();
    await second.leaveTable();
    first.close();
    await wait(GRACE_MS + 200);
    expect(second.now().watching).toBe(true);
    await second.enterTable();
    await vi.waitFor(() => plays(second), untilAfterGrace);
  });

  it('is not said to be inherited by whoever took it over by a press', async () => {
    const first = await played();
    const second = await watcher();
    await second.takeOver();
    first.close();
    await wait(GRACE_MS + 200);
    plays(second);
    expect(second.keeping().inherited).toBe(false);
  });
});

describe('a tab that leaves the table', () => {
  it('gives its fight free with all that was done, and watches once it is back', async () => {
    const first = await played();
    const second = await watcher();
    first.play(2);
    await first.leaveTable();
    await vi.waitFor(() => plays(second), untilAfterGrace);
    expect(second.hashes()).toEqual(first.hashes());
    await first.enterTable();
    expect(first.now().watching).toBe(true);
    second.play(1);
    await second.flush();
    await vi.waitFor(() => expect(first.hashes()).toEqual(second.hashes()));
  });

  it('plays on if nobody else wanted it, and nothing is told', async () => {
    const first = await played();
    const before = first.journal();
    await first.leaveTable();
    await first.enterTable();
    plays(first);
    expect(first.journal()).toBe(before);
    expect(first.keeping().inherited).toBe(false);
    expect((await newTab()).now().journal).toBeNull();
  });

  it('finds what another tab has played meanwhile that is gone again', async () => {
    const first = await played();
    await first.leaveTable();
    const second = await newTab();
    await second.openKept(first.now().id ?? '');
    plays(second);
    second.play(3);
    await second.flush();
    second.close();
    await first.enterTable();
    plays(first);
    expect(first.hashes()).toEqual(second.hashes());
    first.play(2);
    await first.flush();
    expect(first.keeping().at).toBe('saved');
    plays(first);
  });

  it('holds what it could not save', async () => {
    const first = await played();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    first.play(1);
    await first.leaveTable();
    expect(first.keeping().at).toBe('trouble');
    const second = await newTab();
    await second.openKept(first.now().id ?? '');
    expect(second.now().watching).toBe(true);
    put.mockRestore();
  });
});

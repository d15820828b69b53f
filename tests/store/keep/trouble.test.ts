import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeTabs, newTab, tabWithFight } from './tab';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
});
afterEach(() => {
  closeTabs();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const fullStore = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });

describe('where nothing can be written', () => {
  it('a full disk is told as such; once there is room everything is saved, in its order', async () => {
    const tab = await tabWithFight();
    tab.play(3);
    await tab.flush();
    const put = fullStore();
    tab.play(4);
    tab.now().undo();
    await tab.flush();
    expect(tab.keeping()).toMatchObject({ at: 'trouble', why: 'full', saved: { n: 3 } });
    // It stays told while further changes come.
    tab.play(1);
    expect(tab.keeping().at).toBe('trouble');
    await tab.flush();
    put.mockRestore();
    const before = await newTab();
    await before.resumeLast(() => []);
    expect(before.hashes()).toEqual(tab.hashes().slice(0, 4));
    await tab.flush();
    expect(tab.keeping()).toMatchObject({ at: 'saved', why: null, saved: { n: 9, hash: tab.hash() } });
    const after = await newTab();
    await after.resumeLast(() => []);
    expect(after.hashes()).toEqual(tab.hashes());
  });

  it('nothing of a change is in the store where a part of it could not be written', async () => {
    const tab = await tabWithFight();
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value: unknown,
    ) {
      if (this.name === 'heads') throw new DOMException('no room', 'QuotaExceededError');
      return put.call(this, value);
    });
    tab.play(2);
    await tab.flush();
    expect(tab.keeping().at).toBe('trouble');
    vi.restoreAllMocks();
    expect(await (await tab.database()).getAllKeys('records')).toEqual([[tab.now().id, 0]]);
  });

  it('it is tried again by itself, less and less often', async () => {
    const tab = await tabWithFight();
    const put = fullStore();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    tab.play(1);
    await tab.flush();
    const tries = put.mock.calls.length;
    vi.advanceTimersByTime(1000);
    await tab.flush();
    expect(put.mock.calls.length).toBeGreaterThan(tries);
    put.mockRestore();
    vi.advanceTimersByTime(1999);
    expect(tab.keeping().at).toBe('trouble');
    vi.advanceTimersByTime(1);
    vi.useRealTimers();
    await tab.flush();
    expect(tab.keeping().at).toBe('saved');
  });

  it.each([
    ['throws when it is opened', 'SecurityError'],
    ['is switched off in private windows', 'InvalidStateError'],
  ])('a store that %s is told as blocked; the fight goes on', async (_, name) => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('not here', name);
      },
    });
    const tab = await tabWithFight();
    expect(tab.keeping()).toMatchObject({ at: 'trouble', why: 'blocked', saved: null });
    tab.play(3);
    expect(tab.journal().at).toBe(3);
    const next = await newTab();
    expect(await next.resumeLast(() => [])).toBe('nothing');
  });

  it('whoever leaves the page then is asked; with everything saved, nobody is', async () => {
    const tab = await tabWithFight();
    const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    fullStore();
    tab.play(1);
    await tab.flush();
    expect(leave()).toBe(false);
  });
});

it('what the browser ends by itself, as real ones do where there is no room, is told as what it is', async () => {
  const tab = await tabWithFight();
  const { put } = IDBObjectStore.prototype;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    value: unknown,
  ) {
    const request = put.call(this, value);
    const { transaction } = this;
    // The transaction carries the reason, its requests only that they were ended.
    Object.defineProperty(transaction, 'error', { value: new DOMException('no room', 'QuotaExceededError') });
    transaction.abort();
    return request;
  });
  tab.play(1);
  await tab.flush();
  expect(tab.keeping()).toMatchObject({ at: 'trouble', why: 'full' });
});

describe('the promise not to clear what is kept', () => {
  const storage = (granted: boolean) => ({
    persisted: vi.fn(async () => false),
    persist: vi.fn(async () => granted),
  });

  it('is asked for when the first fight begins, once', async () => {
    localStorage.clear();
    const asked = storage(true);
    vi.stubGlobal('navigator', {
      ...navigator,
      storage: asked,
      permissions: { query: async () => ({ state: 'prompt' }) },
    });
    const tab = await tabWithFight();
    await vi.waitFor(() => expect(tab.keeping().lasting).toBe(true));
    tab.now().start(tab.quickFight(8));
    await tab.flush();
    expect(asked.persist).toHaveBeenCalledOnce();
  });

  it('may be refused: the fight is saved all the same, and nobody is asked again', async () => {
    localStorage.clear();
    const asked = storage(false);
    vi.stubGlobal('navigator', {
      ...navigator,
      storage: asked,
      permissions: { query: async () => ({ state: 'prompt' }) },
    });
    const tab = await tabWithFight();
    await vi.waitFor(() => expect(asked.persist).toHaveBeenCalledOnce());
    expect(tab.keeping()).toMatchObject({ at: 'saved', lasting: false });
    await tabWithFight();
    expect(asked.persist).toHaveBeenCalledOnce();
  });
});

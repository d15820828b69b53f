import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isShowdown } from '../../../src/store/keep/heads';
import { closeTabs, newTab, tabWithFight } from './tab';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  sessionStorage.clear();
});
afterEach(closeTabs);

describe('the fights that are kept', () => {
  it('are listed, the one played last first, each with what tells it from the others', async () => {
    const tab = await tabWithFight(1);
    tab.play(4);
    await tab.flush();
    tab.now().start({ ...tab.quickFight(2, '2'), players: ['Ada', '日本語'.repeat(2000)], solo: false });
    await tab.flush();
    const [second, first] = await tab.listFights();
    expect(first).toMatchObject({
      monster: 'whiteLion',
      level: '1',
      players: ['You'],
      round: 1,
      outcome: null,
    });
    if (first === undefined || !isShowdown(first)) throw new Error('no showdown');
    expect(first.alive).toBe(4);
    expect(first.picture.monster?.card).toBe('whiteLion');
    expect(first.picture.survivors).toHaveLength(4);
    expect(second).toMatchObject({ level: '2', name: null });
    // What is written with every command stays small.
    expect(second?.players.map((name) => name.length)).toEqual([3, 60]);
    expect(JSON.stringify(second).length).toBeLessThan(6000);
    expect(first?.touched).toBeGreaterThanOrEqual(first?.created ?? Number.NaN);
  });

  it('get names of any script, cut where they are too long; none takes it away', async () => {
    const tab = await tabWithFight();
    const id = tab.now().id ?? '';
    const named = async (name: string) => {
      await tab.renameFight(id, name);
      return (await tab.listFights())[0]?.name;
    };
    expect(await named('  عربي 日本 🦁 <b>__proto__</b> ')).toBe('عربي 日本 🦁 <b>__proto__</b>');
    // Playing on does not lose it.
    tab.play(1);
    await tab.flush();
    expect((await tab.listFights())[0]?.name).toContain('🦁');
    expect(await named('🦁'.repeat(10_000))).toBe('🦁'.repeat(tab.NAME_LETTERS));
    expect(await named(' ')).toBeNull();
    await tab.renameFight('no such fight', 'x');
    expect(await tab.listFights()).toHaveLength(1);
  });

  it('can be copied: the twin goes its own way', async () => {
    const tab = await tabWithFight();
    tab.play(20);
    await tab.flush();
    const [id, before] = [tab.now().id ?? '', tab.hashes()];
    const twin = await tab.copyFight(id);
    expect(await tab.copyFight('no such fight')).toBeNull();
    expect(await tab.openKept(twin ?? '')).toBe('showdown');
    expect(tab.hashes()).toEqual(before);
    expect(tab.now().id).toBe(twin);
    tab.play(3);
    await tab.flush();
    expect(tab.keeping().at).toBe('saved');
    const next = await newTab();
    await next.openKept(id);
    expect(next.hashes()).toEqual(before);
    await next.openKept(twin ?? '');
    expect(next.hashes()).toEqual(tab.hashes());
  });

  it('can be taken away, and brought back', async () => {
    const tab = await tabWithFight();
    tab.play(20);
    const [id, before] = [tab.now().id ?? '', tab.hashes()];
    const back = await tab.removeFight(id);
    expect(tab.now().journal).toBeNull();
    expect(await tab.listFights()).toEqual([]);
    expect(await tab.loadKept(id)).toBeNull();
    await back();
    await back();
    expect(await tab.openKept(id)).toBe('showdown');
    expect(tab.hashes()).toEqual(before);
  });

  it('go on to be kept where one is taken away while it is played', async () => {
    const tab = await tabWithFight();
    tab.play(5);
    await tab.flush();
    const other = await newTab();
    await other.removeFight(tab.now().id ?? '');
    tab.play(2);
    await tab.flush();
    expect(tab.keeping()).toMatchObject({ at: 'saved', saved: { n: 0, hash: tab.hash() } });
    const next = await newTab();
    await next.resumeLast(() => []);
    expect(next.hashes()).toEqual(tab.hashes());
  });
});

it('what is said to be saved lies in the store, and what does not is not said to be', async () => {
  const tab = await tabWithFight();
  tab.play(1);
  expect(tab.keeping().at).toBe('saving');
  expect(tab.keeping().saved?.n).toBe(0);
  await tab.flush();
  expect(tab.keeping()).toEqual({
    at: 'saved',
    why: null,
    saved: { fight: tab.now().id, n: 1, hash: tab.hash() },
    lasting: null,
    parted: false,
    inherited: false,
  });
  const rows = await (await tab.database()).getAll('records');
  expect(rows.map(({ n, hash }) => [n, hash])).toEqual([
    [0, tab.hashes()[0]],
    [1, tab.hashes()[1]],
  ]);
});

import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, it, vi } from 'vitest';
import { nobody } from '../../../src/store/roster/shapes';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

/** A tab of the browser; the store is the same for all of them. */
async function newTab() {
  vi.resetModules();
  const { useRoster, linkFight, linkOf, saveLink } = await import('../../../src/store/roster/roster');
  await useRoster.getState().read();
  return {
    ...useRoster.getState(),
    linkFight,
    linkOf,
    saveLink,
    at: () => useRoster.getState().at,
    unwritten: () => useRoster.getState().unwritten,
    names: () => useRoster.getState().survivors.map(({ name }) => name),
    parties: () => useRoster.getState().parties,
  };
}

const anka = nobody('a', 'Anka');
const bero = nobody('b', 'Bero');
const party = { id: 'p', name: 'Lanterns', members: ['b', 'a'] };

it('what is kept is there after a reload, in its order', async () => {
  const tab = await newTab();
  expect(await tab.change({ survivors: [bero, anka], parties: [party] })).toBe(true);
  expect(await tab.change({ survivors: [{ ...bero, name: 'Bero II' }, nobody('c', 'Ciro')] })).toBe(true);
  const next = await newTab();
  expect(next.names()).toEqual(['Bero II', 'Anka', 'Ciro']);
  expect(next.parties()).toEqual([party]);
});

it('whoever is deleted leaves the parties, and comes back with undo', async () => {
  const tab = await newTab();
  await tab.change({ survivors: [anka, bero], parties: [party] });
  const undo = await tab.remove(['a']);
  expect(tab.names()).toEqual(['Bero']);
  expect((await newTab()).parties()).toEqual([{ ...party, members: ['b'] }]);
  expect(await undo?.()).toBe(true);
  expect(tab.names()).toEqual(['Anka', 'Bero']);
  expect((await newTab()).names()).toEqual(['Anka', 'Bero']);
  expect((await newTab()).parties()).toEqual([party]);
});

it('a party that is dissolved leaves its survivors, and comes back with undo', async () => {
  const tab = await newTab();
  await tab.change({ survivors: [anka, bero], parties: [party] });
  const undo = await tab.dissolve('p');
  expect([tab.names(), tab.parties()]).toEqual([['Anka', 'Bero'], []]);
  await undo?.();
  expect(tab.parties()).toEqual([party]);
});

it('sees what another tab has changed once it reads again', async () => {
  const tab = await newTab();
  const other = await newTab();
  await other.change({ survivors: [anka] });
  expect(tab.names()).toEqual([]);
  await tab.read();
  expect(tab.names()).toEqual(['Anka']);
});

it('without a store it says so, keeps nothing and breaks nothing', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const tab = await newTab();
  expect(tab.at()).toBe('blocked');
  expect(await tab.change({ survivors: [anka] })).toBe(false);
  expect(tab.unwritten()).toBe(true);
  expect(await tab.remove(['a'])).toBeNull();
  await tab.linkFight('f', ['a']);
  expect(await tab.linkOf('f')).toBeNull();
});

it('knows after a reload which survivors fight, and whose changes were taken over', async () => {
  const tab = await newTab();
  await tab.linkFight('f', ['a', null]);
  await tab.saveLink({ fight: 'f', kept: ['a', null], taken: { s1: { id: 'a', before: anka } } });
  const next = await newTab();
  expect(await next.linkOf('f')).toEqual({
    fight: 'f',
    kept: ['a', null],
    taken: { s1: { id: 'a', before: anka } },
  });
  expect(await next.linkOf('other')).toBeNull();
});

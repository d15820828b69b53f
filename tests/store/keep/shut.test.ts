import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { newTab } from './tab';

it('a store that was shut is tried anew the next time, also where the browser throws at once', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const tab = await newTab();
  await expect(tab.database()).rejects.toThrow('denied');
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect((await tab.database()).name).toBe('showdown-table');
});

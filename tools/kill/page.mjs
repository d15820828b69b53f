/// <reference lib="dom" />
// What the command sees of the page and does to it: only what a person could, and what lies in the browser's store.

/**
 * What the sign in the bar shows.
 * @typedef {{ at: string, fight: string, n: number, hash: string }} Sign
 */

/**
 * Tells of every change of the sign from now on, in every page that is loaded.
 * @param {import('playwright').Page} page
 * @param {(sign: Sign) => void} onSign
 */
export async function watchSign(page, onSign) {
  await page.exposeBinding('toldOfSign', (_, sign) => onSign(sign));
  await page.addInitScript(() => {
    let last = '';
    const look = () => {
      const sign = document.querySelector('[data-saved-record]');
      if (!(sign instanceof HTMLElement)) return;
      const { at, savedFight, savedRecord, savedHash } = sign.dataset;
      const now = JSON.stringify([at, savedFight, savedRecord, savedHash]);
      if (now === last) return;
      last = now;
      // @ts-expect-error: made by exposeBinding.
      window.toldOfSign({ at, fight: savedFight, n: Number(savedRecord), hash: savedHash });
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-at', 'data-saved-record', 'data-saved-hash'],
    });
  });
}

/**
 * How a kind of table is begun and comes back, and whether the program plays seats of it.
 * @typedef {{ start: string, begin: RegExp, place: string, over: RegExp, plays?: boolean }} Way
 */

/** @type {Readonly<Record<string, Way>>} */
export const WAYS = {
  showdown: { start: '', begin: /^Quick fight/, place: 'fight', over: /^(Victory|Defeat)$/ },
  encounter: {
    start: 'encounter',
    begin: /^Begin the run/,
    place: 'encounter/table',
    over: /^Another quick encounter$/,
  },
  'last-survivor': {
    start: 'last-survivor',
    begin: /^Quick game/,
    place: 'last-survivor/table',
    over: /^Another quick game$/,
    plays: true,
  },
};

/**
 * From a start page to a table.
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {Way} way
 */
export async function beginFight(page, address, { start, begin }) {
  await page.goto(`${address}#/${start}`);
  await page.getByRole('button', { name: begin }).click();
  await page.locator('[data-saved-record]').waitFor();
}

/**
 * The fight that was on the table, brought back by a reload.
 * @param {import('playwright').Page} page
 * @param {string} address
 * @param {Way} way
 * @returns {Promise<Sign | null>} null: its end, or none
 */
export async function resumeFight(page, address, { begin, place, over }) {
  await page.goto(`${address}#/${place}`);
  const sign = page.locator('[data-saved-record]');
  const ended = page.getByText(over);
  const none = page.getByRole('button', { name: begin });
  await sign.or(ended).or(none).first().waitFor();
  if ((await sign.count()) === 0 || (await ended.count()) > 0) return null;
  const { at, savedFight, savedRecord, savedHash } = await sign.evaluate((element) => ({
    ...element.dataset,
  }));
  return { at: String(at), fight: String(savedFight), n: Number(savedRecord), hash: String(savedHash) };
}

/**
 * No pictures between one question and the next.
 * @param {import('playwright').Page} page
 */
export async function atOnce(page) {
  await page.getByRole('button', { name: /^Pace:/ }).click();
  await page.getByRole('menuitemradio', { name: /instant/ }).click();
}

/**
 * All records of the fight that was touched last, as they lie in the store.
 * @param {import('playwright').Page} page
 * @returns {Promise<import('./replay').StoredRecord[]>}
 */
export function storedRecords(page) {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('showdown-table');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const reading = database.transaction(['heads', 'records']);
          const heads = reading.objectStore('heads').getAll();
          heads.onsuccess = () => {
            const [head] = heads.result.sort((a, b) => b.touched - a.touched);
            const all = IDBKeyRange.bound([head.id, 0], [head.id, Infinity]);
            const records = reading.objectStore('records').getAll(all);
            records.onsuccess = () => {
              database.close();
              resolve(records.result);
            };
          };
          reading.onabort = () => reject(reading.error);
        };
      }),
  );
}

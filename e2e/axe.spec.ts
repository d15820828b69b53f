import { expect, test } from '@playwright/test';
import { complaints } from './complaints';
import { WALKS } from './walk';

for (const [name, walk] of Object.entries(WALKS)) {
  test(`axe finds nothing in either theme: ${name}`, async ({ page }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    await walk(page, async (at, within) => {
      for (const theme of ['dark', 'light']) {
        await page.evaluate((wanted) => {
          document.documentElement.dataset.theme = wanted;
        }, theme);
        // Names and roles are the same in both. The gallery shows everything many times over: its colours only.
        const colours = theme === 'light' || at === 'gallery';
        for (const what of await complaints(page, { within, colours }))
          found.push(`${at}, ${theme}: ${what}`);
      }
    });
    expect(found).toEqual([]);
  });
}

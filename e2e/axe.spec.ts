import { expect, test } from '@playwright/test';
import { lookInBothThemes } from './bothThemes';
import { WALKS } from './walk';

for (const [name, walk] of Object.entries(WALKS)) {
  test(`axe finds nothing in either theme: ${name}`, async ({ page }) => {
    test.setTimeout(180_000);
    const found: string[] = [];
    await walk(page, async (at, within) => {
      // The gallery shows everything many times over: its colours only.
      found.push(...(await lookInBothThemes(page, at, { within, colours: at === 'gallery' })));
    });
    expect(found).toEqual([]);
  });
}

import { expect, type Page, test } from '@playwright/test';
import { complaints } from './complaints';
import { openText, savedText } from './files';
import { decision, question } from './play';

/** Two hundred letters without a place to break, two hundred with, another script with a wide one, and emoji. */
const NAMES: Readonly<Record<string, string>> = {
  Anka: 'W'.repeat(200),
  Bero: 'Of the many words '.repeat(11).trim().slice(0, 200),
  Ciro: '燈火の下で眠らない剣士𠮷田'.repeat(15).slice(0, 199),
  Dunja: '👩‍🚒🦁🔥',
};

/** What pushes the page sideways, and whose card or answer leaves the window. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const root = document.scrollingElement as Element;
    const over = [...document.querySelectorAll('article, section, li > button, h2')].filter(
      (box) => box.getBoundingClientRect().right > innerWidth + 1,
    );
    return [root.scrollWidth - root.clientWidth, ...over.map((box) => box.outerHTML.slice(0, 90))];
  });

for (const [width, height] of [
  [360, 640],
  [1440, 900],
] as const) {
  test(`names of any kind and length break no screen at ${width} px`, async ({ page }, info) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await page.getByRole('button', { name: /^Settings/ }).click();
    await page.getByRole('radio', { name: 'instant' }).check();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Quick fight/ }).click();
    await expect(question(page)).toBeVisible({ timeout: 20_000 });
    const text = Object.entries(NAMES).reduce(
      (all, [from, to]) => all.replaceAll(JSON.stringify(from), JSON.stringify(to)),
      await savedText(page),
    );
    await page.goto('/#/');
    await openText(page, 'names.showdown', text);
    await expect(question(page)).toBeVisible();
    const tabs = width < 768 ? ['Monster', 'Survivors', 'Log', 'Board'] : ['Log', 'Survivors'];
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await tooWide(page), tab).toEqual([0]);
      await page.screenshot({ path: info.outputPath(`${tab}.png`) });
    }
    for (let n = 0; n < 6; n += 1) {
      const pass = decision(page).getByRole('button', { name: /^Not now|^End the act/ });
      const answer = (await pass.count()) > 0 ? pass.first() : decision(page).locator('li > button').first();
      await answer.click();
      expect(await tooWide(page)).toEqual([0]);
      await expect(question(page)).toBeInViewport();
    }
    await page.screenshot({ path: info.outputPath('asked.png') });
    expect(await complaints(page)).toEqual([]);
  });
}

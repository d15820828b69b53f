import { expect, test } from '@playwright/test';
import { complaints } from './complaints';
import { question } from './play';

test('axe finds nothing at home, in the set-up and at the table', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: /New showdown/ }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(question(page)).toBeVisible();
  expect(await complaints(page)).toEqual([]);
});

for (const theme of ['dark', 'light'] as const) {
  test(`axe finds nothing among rules and cards, ${theme}`, async ({ page }) => {
    test.setTimeout(120_000);
    const looked = async () => {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name;
      }, theme);
      expect(await complaints(page)).toEqual([]);
    };
    // A search leaves some of everything; all of it at once keeps axe busy for a minute and has nothing else to find.
    await page.goto('/#rules');
    await page.getByRole('searchbox').fill('endure');
    await expect(page.locator('mark').first()).toBeVisible();
    for (const part of ['Rulebook', 'Readings', 'Variants', 'Glossary']) {
      await expect(page.getByRole('heading', { name: part })).toBeVisible();
    }
    await looked();
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByRole('button', { name: 'Clear the search' })).toBeVisible();
    await looked();
    await page.goto('/#cards');
    await page.getByRole('combobox', { name: 'Kind' }).selectOption('Resources');
    await looked();
    for (const key of ['gear.boneAxe', 'monster.whiteLion', 'ai.whiteLion.comboClaw']) {
      await page.goto(`/#cards/${key}`);
      await expect(page.getByRole('dialog')).toBeVisible();
      await looked();
    }
  });
}

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

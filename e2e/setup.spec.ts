import { expect, test } from '@playwright/test';
import { complaints } from './complaints';
import { question } from './play';

test('a survivor gets gear, an art and a disorder in the set-up, and has them at the table', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).click();

  await page.getByRole('button', { name: 'Gear grid of Anka' }).click();
  const grid = page.getByRole('dialog', { name: 'Gear grids' });
  await grid.getByRole('button', { name: /row 3 column 3/ }).click();
  await grid.getByLabel('Search gear').fill('whistling');
  await grid.getByRole('button', { name: /^Whistling Mace/ }).click();
  await expect(grid.getByRole('button', { name: /^Whistling Mace, row 3 column 3/ })).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  await grid.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Record sheet of Anka' }).click();
  const sheet = page.getByRole('dialog', { name: 'Record sheet of Anka' });
  await sheet.getByLabel('Survival').fill('2');
  await sheet.getByLabel('Add a fighting art').selectOption({ label: 'Berserker' });
  await sheet.getByLabel('Add a disorder').selectOption({ label: 'Anxiety' });
  await sheet.getByLabel('Add a disorder').selectOption({ label: 'Coprolalia' });
  await sheet.getByRole('button', { name: 'Remove Coprolalia' }).click();
  expect(await complaints(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(question(page)).toBeVisible();
  const anka = page.getByRole('region', { name: 'Sheet of Anka' });
  await expect(anka.getByRole('button', { name: /^Whistling Mace/ })).toBeVisible();
  await expect(anka.getByText('Berserker')).toBeVisible();
  await expect(anka.getByText('Anxiety')).toBeVisible();
  await expect(anka.getByText('Coprolalia')).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Anka' }).getByLabel(/^Survival 2/)).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { complaints } from './complaints';
import { question } from './play';

test('a correction by hand changes the table, stands in the log and is undone', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick fight/ }).click();
  const asked = await question(page).textContent();
  const bleeding = page.getByRole('article', { name: 'Bero' }).getByLabel(/^Bleeding tokens/);
  await expect(bleeding).toHaveAccessibleName('Bleeding tokens 0 / 5');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Correct the table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the table' });
  await dialog.getByLabel('What', { exact: true }).selectOption({ label: 'Bleeding tokens' });
  await dialog.getByLabel('Survivor', { exact: true }).selectOption({ label: 'Bero' });
  await dialog.getByLabel('To how much').fill('2');
  expect(await complaints(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog.getByText('Corrected. It stands in the log.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(bleeding).toHaveAccessibleName('Bleeding tokens 2 / 5');
  await expect(question(page)).toHaveText(asked ?? '');

  await page.getByRole('tab', { name: 'Log' }).click();
  const line = page.getByText(/corrected by hand: .*Bero.*bleeding/i);
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line).toHaveCount(0);
  await page.getByRole('tab', { name: 'Survivors' }).click();
  await expect(bleeding).toHaveAccessibleName('Bleeding tokens 0 / 5');
});

test('a correction that the table refuses says why and changes nothing', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick fight/ }).click();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Correct the table' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct the table' });
  await dialog.getByRole('radio', { name: 'Board' }).check();
  await dialog.getByLabel('Space').fill('Z99');
  await dialog.getByRole('button', { name: 'Correct', exact: true }).click();
  await expect(dialog.getByText(/^Not done: .*The table is as it was/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

import { expect, test } from '@playwright/test';
import { atOnce, decision, playToTheEnd, question } from './play';

test('a whole fight by mouse, from home to its aftermath', async ({ page }) => {
  test.setTimeout(200_000);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atOnce(page);
  const presses = await playToTheEnd(page);
  expect(presses).toBeGreaterThan(10);
  await expect(page.getByRole('heading', { name: /White Lion/ })).toBeVisible();
  await expect(page.getByText('On the record sheets')).toBeVisible();
  expect(problems).toEqual([]);
});

test('quick fight is one press from home', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick fight/ }).click();
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('gridcell', { name: /White Lion/ }).first()).toBeVisible();
});

test('undo and redo go back and forth', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick fight/ }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await atOnce(page);
  await expect(undo).toBeDisabled();
  const first = await question(page).textContent();
  await decision(page).locator('li > button').first().click();
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(undo).toBeDisabled();
  await expect(question(page)).toHaveText(first ?? '');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(undo).toBeEnabled();
});

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { question } from './play';

async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}

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

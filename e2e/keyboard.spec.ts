import { expect, type Page, test } from '@playwright/test';
import { question } from './play';

/** Tabs until the wanted control has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  // Before the page is there a Tab leads nowhere, and the body itself has all its words.
  await expect(page.getByRole('button', { name })).toBeVisible();
  for (let i = 0; i < 80; i += 1) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(() => {
      const at = document.activeElement;
      return at === document.body ? '' : (at?.getAttribute('aria-label') ?? at?.textContent ?? '');
    });
    if (name.test(said)) return;
  }
  throw new Error(`nothing called ${name} can be reached by Tab`);
}

test('from home into the fight and through two rounds by keyboard alone', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/');
  await tabTo(page, /^Quick fight/);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  for (let answered = 0; answered < 240; answered += 1) {
    if (await page.getByText('round 3', { exact: false }).first().isVisible()) break;
    if (await page.getByText(/^(Victory|Defeat)$/).isVisible()) return;
    // While something happens the key shows the rest of it; the next one answers.
    await page.keyboard.press('1');
  }
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  await page.keyboard.press('y');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
});

test('the board is walked with arrows; each space says its name and what is on it', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, /^Quick fight/);
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await page
    .getByRole('gridcell', { name: /White Lion/ })
    .first()
    .focus();
  const before = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await page.keyboard.press('ArrowDown');
  const after = await page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(before).toMatch(/^[A-P]\d+.*White Lion/);
  expect(after).toMatch(/^[A-P]\d+/);
  expect(after).not.toBe(before);
});

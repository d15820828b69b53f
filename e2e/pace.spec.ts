import { expect, type Page, test } from '@playwright/test';
import { complaints } from './complaints';
import { decision, question, settled } from './play';

async function begin(page: Page, pace: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await page.getByRole('button', { name: /^Pace:/ }).click();
  await page.getByRole('menuitemradio', { name: pace }).click();
}

async function lion(page: Page): Promise<string> {
  await settled(page);
  return (
    (await page.locator('[role=gridcell][aria-label*="White Lion"]').first().getAttribute('aria-label')) ?? ''
  );
}

const pass = (page: Page) => decision(page).getByRole('button', { name: /^Not now/ });

/** Chooses the first target, so that the lion stands before its way to it. */
async function beforeItMoves(page: Page): Promise<void> {
  await decision(page).locator('li > button').first().click();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveText('A chance to dash or surge');
}

test('at the pace "step" each event of the monster waits for a press, by mouse or by key', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await begin(page, 'step');
  await beforeItMoves(page);
  const from = await lion(page);
  await pass(page).click();
  const next = page.getByRole('button', { name: 'Next' });
  const said = page.getByRole('region', { name: 'Decision' }).getByRole('status');
  await expect(said).toHaveText(/moves toward/);
  await expect(next).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  expect(await lion(page)).not.toBe(from);
  await next.click();
  await expect(said).not.toHaveText(/moves toward/);
  const now = await said.textContent();
  await page.keyboard.press('ArrowRight');
  await expect(said).not.toHaveText(now ?? '');
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
});

test('at the pace "slow" the log grows with what is shown, and one press on the board shows the rest', async ({
  page,
}) => {
  await begin(page, 'slow');
  await beforeItMoves(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  const attack = page.getByRole('listitem').getByText(/White Lion attacks/);
  await pass(page).click();
  await expect(page.getByRole('button', { name: 'Show the rest' })).toBeVisible();
  await expect(attack).toHaveCount(0);
  await page.getByRole('gridcell', { name: /^A1$|^A1,/ }).click();
  await expect(question(page)).toBeVisible();
  await expect(attack).toHaveCount(1);
});

test('at the pace "instant" the next question is there at once', async ({ page }) => {
  await begin(page, 'instant');
  await decision(page).locator('li > button').first().click();
  await expect(question(page)).toHaveText('A chance to dash or surge');
  await pass(page).click();
  await expect(page.getByRole('button', { name: 'Show the rest' })).toHaveCount(0);
  await expect(question(page)).toBeVisible();
});

test('with reduced motion the events are shown one after another all the same, and nothing glides', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await begin(page, 'fast');
  await beforeItMoves(page);
  await pass(page).click();
  await expect(page.getByRole('button', { name: 'Show the rest' })).toBeVisible();
  const glide = await page
    .locator('svg[data-layer=pieces] g[data-piece]')
    .first()
    .evaluate((token) => getComputedStyle(token).transitionDuration);
  expect(glide).toBe('0s');
  await expect(question(page)).toBeVisible({ timeout: 15_000 });
});

import { expect, type Page, test } from '@playwright/test';
import { complaints } from './complaints';
import { atOnce, decision, question } from './play';

/** Up to the first act of somebody. */
async function toAnAct(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atOnce(page);
  for (let n = 0; n < 30 && !/acts$/.test((await question(page).textContent()) ?? ''); n += 1) {
    const wanted = decision(page).getByRole('button', { name: /^Not now| acts/ });
    await ((await wanted.count()) > 0 ? wanted : decision(page).locator('li > button')).first().click();
  }
  await expect(question(page)).toHaveText(/acts$/);
}

test('a space under the mouse shows the way there before it is pressed, and tells about itself', async ({
  page,
}) => {
  test.setTimeout(60_000);
  await toAnAct(page);
  const far = page.locator('[role=gridcell][data-pressable][aria-label$=", 4"]').first();
  const way = page.locator('svg[data-layer=pieces] polyline');
  await expect(way).toHaveCount(0);
  await far.hover();
  await expect(way).toHaveCount(1);
  await expect(page.getByRole('tooltip')).toContainText('Walk here, 4 steps');
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});

test('the same by keyboard: the space that has the focus is described', async ({ page }) => {
  await toAnAct(page);
  const stop = page.locator('[role=gridcell][tabindex="0"]');
  await stop.focus();
  await page.keyboard.press('n');
  const at = page.locator('[role=gridcell]:focus');
  await expect(at).toHaveAccessibleDescription(/from the White Lion.*Walk here/);
  await expect(page.locator('svg[data-layer=pieces] polyline')).toHaveCount(1);
});

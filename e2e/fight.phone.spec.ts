import { expect, type Page, test } from '@playwright/test';
import { decision, playToTheEnd, question } from './play';

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 15_000 });

/** Lays a finger on a place; gives back how to lift it. */
async function touch(page: Page, x: number, y: number): Promise<() => Promise<unknown>> {
  const finger = await page.context().newCDPSession(page);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  return () => finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a whole fight by touch, from home to its aftermath; a finger held on a space tells about it', async ({
  page,
}) => {
  test.setTimeout(200_000);
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).tap();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).tap();
  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await page.getByRole('menuitemradio', { name: /instant/ }).tap();
  await expect(question(page)).toBeVisible();

  const lion = await page.locator('[role=gridcell][aria-label*="White Lion"]').first().boundingBox();
  if (lion === null) throw new Error('the lion is not on the board');
  const asked = await question(page).textContent();
  const lift = await touch(page, lion.x + lion.width / 2, lion.y + lion.height / 2);
  await expect(page.getByRole('tooltip')).toContainText('White Lion');
  await lift();
  await expect(question(page)).toHaveText(asked ?? '');

  const presses = await playToTheEnd(page, (button) => button.tap());
  expect(presses).toBeGreaterThan(10);
  await expect(decision(page)).toHaveCount(0);
  await expect(page.getByText('On the record sheets')).toBeVisible();
});

import { expect, test } from '@playwright/test';
import { atOnce, decision, question } from './play';
import { watchShifts } from './reach';

test('nothing jumps when answers and spaces are pointed at, or when the question changes', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atOnce(page);
  await page.evaluate(() => document.fonts.ready);
  const shifts = await watchShifts(page);
  for (let n = 0; n < 25 && (await question(page).count()) > 0; n += 1) {
    const wanted = decision(page).getByRole('button', { name: /^Not now| acts/ });
    const answer = ((await wanted.count()) > 0 ? wanted : decision(page).locator('li > button')).first();
    await page
      .locator('[role=gridcell]')
      .nth(n * 13)
      .hover();
    await answer.hover();
    await answer.click();
  }
  expect(await shifts()).toEqual([]);
});

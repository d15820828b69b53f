import { expect, type Page, test } from '@playwright/test';
import { outOfReach, watchShifts } from './reach';

test.use({ viewport: { width: 360, height: 640 } });

const QUESTION = '[data-spot="question"]';
const over = (page: Page) => page.getByRole('button', { name: 'Another quick game' });

test('a small phone: a game by touch, every answer within reach, nothing jumps or scrolls sideways', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const state = { theme: 'dark', pace: 'instant', handOver: 'quiet' };
    localStorage.setItem('showdown-table.settings', JSON.stringify({ state, version: 0 }));
  });
  await page.goto('/#/last-survivor');
  await page.getByText('Rules and dice').tap();
  await page.getByLabel('Seed').fill('11');
  await page.getByRole('button', { name: 'Add a survivor' }).tap();
  await page.getByRole('button', { name: 'Begin' }).tap();
  await expect(page.locator(QUESTION)).toBeVisible();
  const wrong: string[] = [];
  const shifts = await watchShifts(page);
  // A space of the map takes a finger.
  const space = page.locator('[data-tile][data-lit]').first();
  const name = (await space.getAttribute('aria-label')) ?? '';
  await space.tap();
  await expect(
    page.getByRole('gridcell', { name: new RegExp(`^${name.split(',')[0]},.* here`) }),
  ).toBeVisible();
  for (const tab of ['Day', 'Survivors', 'Log', 'Map']) {
    await page.getByRole('tab', { name: tab }).tap();
    wrong.push(...(await outOfReach(page)).map((what) => `${tab}: ${what}`));
  }
  for (let pressed = 0; pressed < 120; pressed += 1) {
    await expect(page.locator(QUESTION).or(over(page)).first()).toBeVisible();
    if (await over(page).isVisible()) break;
    if (pressed % 4 === 0) wrong.push(...(await outOfReach(page)));
    const attack = page.getByRole('button', { name: /^Attack/ });
    const answers = page.locator(`${QUESTION} li > button`);
    const pass = page.locator(`${QUESTION} li > button[data-weight="pass"]`);
    if ((await attack.count()) > 0) await attack.first().tap();
    else await ((await pass.count()) > 0 ? pass.first() : answers.first()).tap();
  }
  await expect(over(page)).toBeVisible();
  expect([...new Set(wrong)]).toEqual([]);
  expect(await shifts()).toEqual([]);
});

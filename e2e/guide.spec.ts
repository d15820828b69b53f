import { expect, type Page, test } from '@playwright/test';
import { wear } from './bothThemes';
import { complaints } from './complaints';
import { watchShifts } from './reach';

/** By its label, not by its role: looking for roles reads all 352 spaces of the board each time. */
const guide = (page: Page) => page.locator('section[aria-label="Guide"]');

/** What somebody sees at a glance. */
const glance = (page: Page) =>
  page.evaluate(() => ({
    told: document.querySelector('section[aria-label="Guide"] h2')?.textContent ?? '',
    round: Number(/round (\d+)/.exec(document.querySelector('header')?.textContent ?? '')?.[1] ?? 0),
    asked: document.querySelector('[data-spot="question"]')?.textContent ?? '',
    next: [...document.querySelectorAll('button')].some((b) => b.textContent === 'Next' && !b.disabled),
    over: document.querySelector('header [data-outcome], [data-outcome]') !== null,
  }));

/** Tabs, or walks a menu by arrows, until the wanted control has the focus. */
async function goOnTo(page: Page, key: 'Tab' | 'ArrowDown', name: RegExp): Promise<void> {
  for (let n = 0; n < 80; n += 1) {
    const at = await page.evaluate(() => {
      const here = document.activeElement;
      return here === document.body ? '' : (here?.getAttribute('aria-label') ?? here?.textContent ?? '');
    });
    if (name.test(at)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`nothing called ${name} can be reached by ${key}`);
}

test('a first fight by keyboard: from home through a round with the guide, then without it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^First fight/ })).toBeVisible();
  await goOnTo(page, 'Tab', /^First fight/);
  await page.keyboard.press('Enter');
  await expect(guide(page)).toContainText('What this is about');
  expect(await complaints(page)).toEqual([]);
  const place = await guide(page).boundingBox();
  await page.keyboard.press('g');
  await expect(guide(page)).toContainText('The monster plays itself');

  await page.evaluate(() => document.fonts.ready);
  const shifts = await watchShifts(page);
  // The first steps one by one with what is told of them, the others as somebody in a hurry.
  const told = new Set<string>();
  for (let n = 0, now = await glance(page); n < 60 && now.round < 2; n += 1, now = await glance(page)) {
    if (now.over) return;
    told.add(now.told);
    await page.keyboard.press(told.size < 6 && now.next ? 'g' : '1');
  }
  expect(told.size).toBeGreaterThan(6);
  expect(await guide(page).boundingBox()).toEqual(place);
  expect(await shifts()).toEqual([]);
  await wear(page, 'light');
  expect(await complaints(page)).toEqual([]);

  await goOnTo(page, 'Tab', /^More of the guide$/);
  await page.keyboard.press('Enter');
  await goOnTo(page, 'ArrowDown', /^Leave the guide$/);
  await page.keyboard.press('Enter');
  await expect(guide(page)).toHaveCount(0);
  await page.keyboard.press('Escape');
  const { asked } = await glance(page);
  await page.keyboard.press('1');
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await glance(page)).asked).not.toBe(asked);
  await expect(guide(page)).toHaveCount(0);
});

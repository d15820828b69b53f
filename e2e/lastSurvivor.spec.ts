import { expect, type Page, test } from '@playwright/test';
import { lookInBothThemes, tabTo } from './bothThemes';

const QUESTION = '[data-spot="question"]';
const over = (page: Page) => page.getByRole('button', { name: 'Another quick game' });
const answers = (page: Page) => page.locator(`${QUESTION} li > button`);
const passes = (page: Page) => page.locator(`${QUESTION} li > button[data-weight="pass"]`);
const taken = (page: Page) => page.getByRole('button', { name: / is here$/ });

const entry = (page: Page) => page.getByRole('link', { name: /^Last survivor/ });

/** What the program does is not waited for. */
async function atOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const state = { theme: 'dark', pace: 'instant', handOver: 'quiet' };
    localStorage.setItem('showdown-table.settings', JSON.stringify({ state, version: 0 }));
  });
}

/** A question, a cover or the end: the program is not at it. */
const due = (page: Page) =>
  expect(page.locator(QUESTION).or(taken(page)).or(over(page)).first()).toBeVisible();

test('a game against the program is played to its end by mouse, and axe finds nothing on the way', async ({
  page,
}) => {
  await atOnce(page);
  await page.goto('/');
  await entry(page).click();
  await expect(page.getByRole('button', { name: 'Quick game' })).toBeVisible();
  const found: string[] = [];
  found.push(...(await lookInBothThemes(page, 'set-up')));
  await page.getByText('Rules and dice').click();
  await page.getByLabel('Seed').fill('11');
  await page.getByRole('button', { name: 'Add a survivor' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await due(page);
  found.push(...(await lookInBothThemes(page, 'table')));
  // A space of the map is an answer as well as its button.
  await page.locator('[data-tile][data-lit]').first().click();
  let fought = false;
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await due(page);
    if (await over(page).isVisible()) break;
    if (!fought && (await page.getByRole('region', { name: 'Combat' }).isVisible())) {
      fought = true;
      found.push(...(await lookInBothThemes(page, 'combat')));
    }
    const attack = page.getByRole('button', { name: /^Attack/ });
    const pass = passes(page);
    if ((await attack.count()) > 0) await attack.first().click();
    else await ((await pass.count()) > 0 ? pass.first() : answers(page).first()).click();
  }
  await expect(over(page)).toBeVisible();
  await expect(page.getByRole('table', { name: 'How it went' }).getByRole('row')).toHaveCount(4);
  found.push(...(await lookInBothThemes(page, 'end')));
  expect(found).toEqual([]);
  expect(fought, 'there was a combat').toBe(true);
});

test('two people play to the end by keyboard alone, and pass the screen on', async ({ page }) => {
  await atOnce(page);
  await page.goto('/');
  await tabTo(page, entry(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Quick game' })).toBeVisible();
  const seat = page.getByRole('group', { name: 'Seat 2' }).getByLabel('Played by');
  await tabTo(page, seat);
  await page.keyboard.type('A');
  await tabTo(page, page.getByRole('button', { name: 'Begin' }));
  await page.keyboard.press('Enter');
  await expect(taken(page)).toBeFocused();
  // Nothing of a hand is in the page while the screen is passed on.
  await expect(page.getByText(/^(Discard|Hand of)/)).toHaveCount(0);
  const found: string[] = [];
  found.push(...(await lookInBothThemes(page, 'cover')));
  expect(found).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.locator(QUESTION)).toBeVisible();
  // On the map: to the next space that can be chosen, and there.
  await tabTo(page, page.locator('[data-tile][tabindex="0"]'));
  await page.keyboard.press('n');
  const wanted = await page.evaluate(() => document.activeElement?.getAttribute('data-tile'));
  await page.keyboard.press('Enter');
  await expect(page.locator(`[data-tile="${wanted}"]`)).toHaveAccessibleName(/Hesper Vane here/);
  await page.keyboard.press('z');
  await expect(page.locator(`[data-tile="${wanted}"]`)).not.toHaveAccessibleName(/Hesper Vane here/);
  for (let pressed = 0; pressed < 160; pressed += 1) {
    await due(page);
    if (await over(page).isVisible()) break;
    if (await taken(page).isVisible()) await page.keyboard.press('Enter');
    else await page.keyboard.press((await passes(page).count()) > 0 ? '0' : '1');
  }
  await expect(over(page)).toBeVisible();
});

import { expect, type Locator, type Page, test } from '@playwright/test';
import { playToTheEnd, question } from './play';

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

/** What has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

const OPPOSITE = { ArrowRight: 'ArrowLeft', ArrowDown: 'ArrowUp' };

/** Walks over the board with arrows to a space, wherever they lead on a board that may be turned. */
async function walkTo(page: Page, space: string): Promise<void> {
  for (let i = 0; i < 80 && !/^[A-P]\d+/.test(await focused(page)); i += 1) await page.keyboard.press('Tab');
  const place = async () => {
    const [, column = 'A', row = '1'] = /^([A-P])(\d+)/.exec(await focused(page)) ?? [];
    return [column.charCodeAt(0), Number(row)] as const;
  };
  const wanted = [space.charCodeAt(0), Number(space.slice(1))] as const;
  for (const forth of ['ArrowRight', 'ArrowDown'] as const) {
    const from = await place();
    await page.keyboard.press(forth);
    const to = await place();
    await page.keyboard.press(OPPOSITE[forth]);
    const back = await place();
    // At the edge nothing moved forth, and one space was gone back.
    const axis = to[0] !== from[0] || back[0] !== from[0] ? 0 : 1;
    const way = to[axis] - from[axis] || from[axis] - back[axis];
    const away = (wanted[axis] - back[axis]) * way;
    for (let n = 0; n < Math.abs(away); n += 1) await page.keyboard.press(away > 0 ? forth : OPPOSITE[forth]);
  }
  expect(await focused(page)).toMatch(new RegExp(`^${space}(,|$)`));
}

/** By its digit, if it has one; else on the board. */
async function byKey(page: Page, button: Locator): Promise<void> {
  const { digit, words } = await button.evaluate((b) => ({
    digit: b.getAttribute('aria-keyshortcuts'),
    words: b.textContent ?? '',
  }));
  if (digit !== null) return page.keyboard.press(digit);
  const space = /\b([A-P](?:1\d|2[0-2]|[1-9]))(?=\d+ steps?)/.exec(words)?.[1];
  if (space === undefined) throw new Error(`no key for ${words}`);
  await walkTo(page, space);
  await page.keyboard.press('Enter');
}

test('a whole fight by keyboard alone, from home to its aftermath and home again', async ({ page }) => {
  test.setTimeout(200_000);
  await page.goto('/');
  await tabTo(page, /^New showdown/);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Seed')).toBeVisible();
  for (let i = 0; i < 400; i += 1) {
    if (await page.getByLabel('Seed').evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type('7');
  await tabTo(page, /^Begin$/);
  await page.keyboard.press('Enter');
  await tabTo(page, /^Pace:/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitemradio', { name: /instant/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question(page)).toBeVisible();
  await playToTheEnd(page, (button) => byKey(page, button));
  await expect(page.getByText('On the record sheets')).toBeVisible();
  await tabTo(page, /^Home$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Quick fight/ })).toBeVisible();
});

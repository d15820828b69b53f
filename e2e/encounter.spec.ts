import { expect, type Locator, type Page, test } from '@playwright/test';
import { complaints } from './complaints';

const over = (page: Page) => page.getByRole('button', { name: 'Another quick encounter' });
const question = (page: Page) => page.getByRole('heading', { level: 2 }).last();

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Combat encounter/ })).toBeVisible();
}

/** Goes on with Tab until something has the focus, and presses it. */
async function pressByKeyboard(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let tabs = 0; tabs < 30; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((one) => one === document.activeElement)) break;
  }
  await page.keyboard.press('Enter');
}

test('a quick encounter is played to its end by mouse, and axe finds nothing on the way', async ({
  page,
}) => {
  await begin(page);
  const found: string[] = [];
  const look = async (at: string) => {
    for (const theme of ['dark', 'light']) {
      await page.evaluate((wanted) => {
        document.documentElement.dataset.theme = wanted;
      }, theme);
      for (const what of await complaints(page, { colours: theme === 'light' }))
        found.push(`${at}, ${theme}: ${what}`);
    }
  };
  await page.getByRole('link', { name: /^Combat encounter/ }).click();
  await expect(page.getByRole('button', { name: 'Quick encounter' })).toBeVisible();
  await look('set-up');
  await page.getByRole('button', { name: 'Quick encounter' }).click();
  await expect(question(page)).toBeVisible();
  await look('table');
  const answers = page.locator('[data-spot="question"] li > button');
  for (let pressed = 0; pressed < 60 && !(await over(page).isVisible()); pressed += 1) {
    const pass = page.locator('[data-spot="question"] li > button[data-weight="pass"]');
    await ((await pass.count()) > 0 ? pass.first() : answers.first()).click();
  }
  await expect(over(page)).toBeVisible();
  await look('end');
  expect(found).toEqual([]);
});

test('a quick encounter is played to its end by keyboard alone, undone and done again', async ({ page }) => {
  await begin(page);
  await pressByKeyboard(page, page.getByRole('link', { name: /^Combat encounter/ }));
  await pressByKeyboard(page, page.getByRole('button', { name: 'Quick encounter' }));
  await expect(question(page)).toBeVisible();
  for (let pressed = 0; pressed < 60 && !(await over(page).isVisible()); pressed += 1) {
    const pass = await page.locator('[data-spot="question"] li > button[data-weight="pass"]').count();
    await page.keyboard.press(pass > 0 ? '0' : '1');
  }
  await expect(over(page)).toBeVisible();
  await page.keyboard.press('z');
  await expect(over(page)).toBeHidden();
  await page.keyboard.press('y');
  await expect(over(page)).toBeVisible();
});

test('an encounter outlives a reload in the midst of it, and is gone on with from home', async ({ page }) => {
  await begin(page);
  await page.getByRole('link', { name: /^Combat encounter/ }).click();
  await page.getByRole('button', { name: 'Quick encounter' }).click();
  await expect(question(page)).toBeVisible();
  await page.keyboard.press('1');
  const asked = await question(page).textContent();
  await expect(page.locator('[data-saved-record="1"]')).toBeAttached();
  await page.reload();
  await expect(question(page)).toHaveText(asked ?? '');
  await page.goto('/');
  const last = page.getByRole('region', { name: 'Last fight' });
  await expect(last.getByRole('heading')).toHaveText('Combat encounter, quick');
  await last.getByRole('button', { name: 'Continue' }).click();
  await expect(question(page)).toHaveText(asked ?? '');
});

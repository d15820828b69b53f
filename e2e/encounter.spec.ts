import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { lookInBothThemes, tabTo } from './bothThemes';
import { openText } from './files';

const over = (page: Page) => page.getByRole('button', { name: 'Another quick encounter' });
const question = (page: Page) => page.locator('[data-spot="question"]').getByRole('heading', { level: 2 });

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Combat encounter/ })).toBeVisible();
}

test('a quick encounter is played to its end by mouse, and axe finds nothing on the way', async ({
  page,
}) => {
  await begin(page);
  const found: string[] = [];
  await page.getByRole('link', { name: /^Combat encounter/ }).click();
  await expect(page.getByRole('button', { name: 'Quick encounter' })).toBeVisible();
  found.push(...(await lookInBothThemes(page, 'set-up')));
  await page.getByRole('button', { name: 'Quick encounter' }).click();
  await expect(question(page)).toBeVisible();
  found.push(...(await lookInBothThemes(page, 'table')));
  const answers = page.locator('[data-spot="question"] li > button');
  for (let pressed = 0; pressed < 60 && !(await over(page).isVisible()); pressed += 1) {
    const pass = page.locator('[data-spot="question"] li > button[data-weight="pass"]');
    await ((await pass.count()) > 0 ? pass.first() : answers.first()).click();
  }
  await expect(over(page)).toBeVisible();
  found.push(...(await lookInBothThemes(page, 'end')));
  expect(found).toEqual([]);
});

test('a quick encounter is played to its end by keyboard alone, undone and done again', async ({ page }) => {
  await begin(page);
  await tabTo(page, page.getByRole('link', { name: /^Combat encounter/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Quick encounter' }));
  await page.keyboard.press('Enter');
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

test('a moment is saved as a situation, and opened it asks the same', async ({ page }) => {
  await page.goto('/#/encounter');
  await page.getByRole('button', { name: 'Quick encounter' }).click();
  for (const key of ['1', '1']) await page.keyboard.press(key);
  const asked = (await question(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save this moment as a situation' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^encounter-.*-situation\.yaml$/);
  const text = readFileSync(await file.path(), 'utf8');
  await page.goto('/#/');
  await openText(page, 'moment.yaml', text);
  await expect(question(page)).toHaveText(asked);
  await expect(page.getByText('It is so: Round 1: what can be done here?')).toBeVisible();
});

test('two players go on a longer run of three investigators to its end, by keyboard alone', async ({
  page,
}) => {
  await page.goto('/#/encounter');
  const press = async (wanted: ReturnType<Page['locator']>, key: string) => {
    await tabTo(page, wanted);
    await page.keyboard.press(key);
  };
  for (const name of ['Bruna Hask, prizefighter', 'Greta Sorn, constable'])
    await press(page.getByRole('switch', { name }), ' ');
  await press(page.getByRole('combobox', { name: 'Players at this screen' }), '2');
  await press(page.getByRole('button', { name: 'Begin the run' }), 'Enter');
  await expect(question(page)).toHaveText('Odile Marsh, lampwright acts');
  const ended = page.getByRole('table', { name: 'How it went' });
  const answers = page.locator('[data-spot="question"] li > button');
  for (let pressed = 0; pressed < 600 && !(await ended.isVisible()); pressed += 1) {
    // Whoever can, meets a monster; dice stay as they lie.
    const kinds = await answers.allTextContents();
    const keeps = kinds.some((words) => /^(Keep|Not now|No)\b/.test(words));
    await page.keyboard.press(keeps ? '0' : '1');
  }
  await expect(ended.getByRole('row')).toHaveCount(4);
});

test('axe finds nothing in what the table of an encounter opens', async ({ page }) => {
  await page.goto('/#/encounter');
  await page.getByRole('button', { name: 'Quick encounter' }).click();
  await expect(question(page)).toBeVisible();
  const found: string[] = [];
  const more = page.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  found.push(...(await lookInBothThemes(page, 'menu')));
  await page.keyboard.press('Escape');
  for (const item of ['Settings', 'Correct the table']) {
    await more.click();
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page.getByRole('dialog', { name: item })).toBeVisible();
    found.push(...(await lookInBothThemes(page, item)));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: item })).toBeHidden();
  }
  expect(found).toEqual([]);
});

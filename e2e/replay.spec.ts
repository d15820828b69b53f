import { expect, type Page, test } from '@playwright/test';
import { savedText } from './files';
import { answerSensibly, atOnce, figures, question } from './play';

const slider = (page: Page) => page.getByRole('slider', { name: 'Moment of the fight' });
const said = async (page: Page) => (await slider(page).getAttribute('aria-valuetext')) ?? '';
const cells = (page: Page) => figures(page, 'Anka');

/** A fight of so many answers; where the figures stood after each. */
async function fight(page: Page, answers: number): Promise<unknown[]> {
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atOnce(page);
  const stood = [await cells(page)];
  for (let given = 0; given < answers; given += 1) {
    await answerSensibly(page);
    stood.push(await cells(page));
  }
  return stood;
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('a fight is gone through by its line and by keys, each moment as it was, and played on from one of them', async ({
  page,
}) => {
  const stood = await fight(page, 10);
  const asked = await question(page).textContent();
  await fromMenu(page, 'Replay this fight');
  await expect(slider(page)).toHaveAttribute('max', '10');
  await slider(page).press('End');
  expect((await said(page)).split('.')[0]).toMatch(/step 11 of 11$/);
  expect(await cells(page)).toEqual(stood[10]);
  for (const back of [9, 8, 7]) {
    await slider(page).press('ArrowLeft');
    expect(await cells(page)).toEqual(stood[back]);
  }
  await slider(page).press('Home');
  await page.keyboard.press('.');
  await page.keyboard.press('.');
  const there = await said(page);
  await page.keyboard.press('k');
  await expect.poll(() => said(page)).not.toBe(there);
  await page.keyboard.press('k');

  // A press in the middle of the line, as a finger or a mouse does.
  await slider(page).click();
  expect(await slider(page).inputValue()).toBe('5');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.getByText(/^A new fight from this moment on/)).toBeVisible();
  await expect(question(page)).toBeVisible();
  expect(await cells(page)).toEqual(stood[5]);

  // The fight of the replay is kept as it was, and so is the new one.
  await page.goto('/#/fights');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Continue: / })
    .nth(1)
    .click();
  await expect(question(page)).toHaveText(asked ?? '');
});

test('a kept fight is named, copied, deleted and brought back by keys alone, and watched after a reload', async ({
  page,
}) => {
  await fight(page, 3);
  await page.getByRole('link', { name: 'Showdown Table: home' }).click();
  await page.getByRole('link', { name: /^Fights and replays/ }).click();
  const more = (name: string) => page.getByRole('button', { name: `More: ${name}` });
  const pick = async (name: string, item: string) => {
    await more(name).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: item }).press('Enter');
  };
  await pick('White Lion, Level 1', 'Rename');
  await page.getByLabel('Name of the fight').fill('夜 <b>night</b>');
  await page.keyboard.press('Enter');
  await pick('夜 <b>night</b>', 'Copy');
  const copy = page.getByRole('article', { name: '夜 <b>night</b> (copy)' });
  await expect(copy).toBeVisible();
  await pick('夜 <b>night</b> (copy)', 'Delete');
  await expect(copy).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(copy).toBeVisible();
  await page.getByRole('button', { name: 'Replay: 夜 <b>night</b>', exact: true }).press('Enter');
  await expect(slider(page)).toHaveAttribute('max', '3');
  await page.reload();
  await expect(slider(page)).toHaveAttribute('max', '3');
});

test('a file is replayed without touching the fight on the table', async ({ page }) => {
  await fight(page, 5);
  const asked = await question(page).textContent();
  const text = await savedText(page);
  await page.goto('/#/fights');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Replay a file' }).click(),
  ]);
  await chooser.setFiles({ name: 'a.showdown', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(slider(page)).toHaveAttribute('max', '5');
  await page.getByRole('button', { name: 'Leave the replay' }).first().click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goto('/#/fight');
  await expect(question(page)).toHaveText(asked ?? '');
});

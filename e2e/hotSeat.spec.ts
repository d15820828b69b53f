import { expect, test } from '@playwright/test';
import { THEMES, wear } from './bothThemes';
import { complaints } from './complaints';
import { atOnce, decision, question } from './play';

test('two players round one screen: who decides, who has the tile, and a cover between them if they want it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByRole('radio', { name: 'Round one screen' }).check();
  await page.getByLabel('Player 1', { exact: true }).fill('Mika');
  await page.getByLabel('Player 2', { exact: true }).fill('Jun');
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Sign of Anka' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign of Anka' })).toBeVisible();
  for (const theme of THEMES) {
    await wear(page, theme);
    expect(await complaints(page)).toEqual([]);
  }
  await page.getByRole('dialog', { name: 'Sign of Anka' }).getByRole('button', { name: 'rose' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atOnce(page);
  const tile = page.getByRole('button', { name: 'Controller tile: Mika, then Jun' });
  await tile.click();
  await expect(page.getByRole('dialog', { name: 'The controller tile' })).toContainText('Junnext round');
  await expect(decision(page)).toContainText(
    /(Mika|Jun) decides|Mika holds the monster|The survivors decide/,
  );
  // The table as a whole is looked at elsewhere; here the bar that says whose decision it is.
  expect(await complaints(page, { within: 'header' })).toEqual([]);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Cover the table' }).check();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('button', { name: 'Close' }).click();

  // Answers until somebody else has to decide: the question waits behind the cover.
  const cover = page.getByRole('dialog', { name: 'Pass it on' });
  for (let pressed = 0; pressed < 40 && !(await cover.isVisible()); pressed += 1) {
    await decision(page).locator('li > button').first().click();
  }
  await expect(cover).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  await wear(page, 'dark');
  expect(await complaints(page, { colours: true })).toEqual([]);
  const here = cover.getByRole('button', { name: /^(Mika|Jun) is here$/ });
  const [name = ''] = (await here.textContent())?.split(' ') ?? [];
  await expect(page.getByText(`${name} decides next`).first()).toBeVisible();
  await here.click();
  await expect(question(page)).toBeVisible();
  await expect(decision(page)).toContainText(new RegExp(`${name} (decides|holds the monster)`));
});

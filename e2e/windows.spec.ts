import { expect, test } from '@playwright/test';
import { atOnce, decision, question } from './play';

test('a chance is declined for the round, survivor by survivor, and one of them is asked again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atOnce(page);
  const declining = page.getByRole('button', { name: 'Not this round' });
  for (let pressed = 0; pressed < 20 && (await declining.count()) === 0; pressed += 1) {
    await decision(page).locator('li > button').first().click();
  }
  await expect(question(page)).toHaveText('A chance to dash or surge');

  await declining.click();
  await page.getByRole('menuitem', { name: 'Anka' }).click();
  await expect(question(page)).toHaveText('A chance to dash or surge');
  const anka = page.getByRole('region', { name: 'Sheet of Anka' });
  const again = anka.getByRole('button', { name: 'dash or surge: ask again' });
  await expect(again).toBeVisible();
  await again.click();
  await expect(again).toHaveCount(0);

  await page.keyboard.press('-');
  await expect(question(page)).not.toHaveText('A chance to dash or surge');
  await expect(anka.getByRole('list', { name: 'Not asked this round' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question(page)).toHaveText('A chance to dash or surge');

  // For the whole fight: the others have declined for the round, so Anka's wish lets the window pass.
  await page.getByRole('button', { name: 'Never in this fight' }).click();
  await page.getByRole('menuitem', { name: 'Anka' }).click();
  await expect(question(page)).not.toHaveText('A chance to dash or surge');
  const never = anka.getByRole('list', { name: 'Never asked in this fight' });
  await expect(never.getByRole('button')).toHaveText(['dash or surge']);
  // The next chance is hers alone: the key declines it without a list.
  await expect(page.getByRole('button', { name: 'Never in this fight' })).toBeVisible();
  await page.keyboard.press('=');
  await expect(never.getByRole('button')).toHaveText(['dash or surge', 'dodge']);
  await never.getByRole('button', { name: 'dash or surge: ask again' }).click();
  await expect(never.getByRole('button')).toHaveText(['dodge']);
});

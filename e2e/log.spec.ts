import { readFile } from 'node:fs/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { THEMES, wear } from './bothThemes';
import { complaints } from './complaints';
import { openText } from './files';
import { atOnce, decision, question } from './play';

/** One blow from the end: nothing is left in the lion's deck. */
const LAST_BLOW = `title: One blow from the end
starts: survivors
monster: { at: H11 }
survivors:
  Mika: { at: G11 }
  "Ren 山田 🦁": { at: A1, survival: 0 }
piles: { deck: [], discard: [], wounds: [claw], hitLocations: [beastsKnee] }
dice: [attack: [8, 1], wound: 9]
steps:
  - act: Mika
  - attack: fistAndTooth
  - expect: { outcome: victory }
`;

test('the aftermath is read, printed, taken along as text, and undone back into the fight', async ({
  page,
}, info) => {
  await page.goto('/');
  await openText(page, 'last-blow.yaml', LAST_BLOW);
  await expect(page.getByText(/^Victory$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The White Lion is dead' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Attacks 1 0/ })).toBeVisible();
  await expect(page.getByRole('article').filter({ hasText: 'Ren 山田 🦁' })).toContainText(
    'Hunt experience 0 → 1',
  );
  for (const theme of THEMES) {
    await wear(page, theme);
    expect(await complaints(page)).toEqual([]);
  }

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button')).toHaveCount(0);
  const sheet = page.getByRole('article').first();
  expect(await sheet.evaluate((s) => getComputedStyle(s).breakInside)).toBe('avoid');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
    'rgb(255, 255, 255)',
  );
  await page.emulateMedia({ media: 'screen' });

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as text' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.md$/);
  const path = info.outputPath('aftermath.md');
  await file.saveAs(path);
  expect(await readFile(path, 'utf8')).toContain('### Mika – alive');

  await page.getByRole('button', { name: 'Undo: back into the fight' }).click();
  await expect(question(page)).toBeVisible();
});

test('from a line of the log to the table as it was, a step back, and to the same question again', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atOnce(page);
  for (let pressed = 0; pressed < 4; pressed += 1)
    await decision(page).locator('li > button').first().click();
  const asked = await question(page).textContent();

  await page.keyboard.press('l');
  const log = page.getByRole('log', { name: 'Log' });
  const line = log.getByRole('listitem').filter({ hasText: /draws/ }).first();
  await line.getByRole('button').first().click();
  await line.getByRole('button', { name: 'See the table as it was' }).click();
  const past = page.getByRole('region', { name: 'The table as it was' });
  await expect(past).toContainText('You are looking at round 1');
  await expect(decision(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await expect(log.getByRole('listitem').last()).toContainText('draws');
  const axe = new AxeBuilder({ page }).include('[aria-label="The table as it was"]').include('[role=log]');
  expect((await axe.analyze()).violations.map(({ id }) => id)).toEqual([]);
  await past.getByRole('button', { name: 'Earlier' }).click();
  await expect(log.getByText(/draws/)).toHaveCount(0);
  await page.keyboard.press('z');
  await page.keyboard.press('1');
  await expect(past).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveText(asked ?? '');
});

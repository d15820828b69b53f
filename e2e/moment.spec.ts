import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { complaints } from './complaints';
import { openText } from './files';
import { atOnce, decision, question } from './play';

test('a moment is saved as a situation, and that file opens from home and holds', async ({ page }, info) => {
  test.setTimeout(60_000);
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atOnce(page);
  for (let pressed = 0; pressed < 6; pressed += 1)
    await decision(page).locator('li > button').first().click();
  const asked = await question(page).textContent();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'More', exact: true })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'Save this moment as a situation' }).click()),
  ]);
  expect(file.suggestedFilename()).toMatch(/^situation-round-\d+\.yaml$/);
  const path = info.outputPath('moment.yaml');
  await file.saveAs(path);
  const text = await readFile(path, 'utf8');
  expect(text).toMatch(/^title: /m);

  await page.getByRole('link', { name: 'Showdown Table: home' }).click();
  await openText(page, 'moment.yaml', text);
  await expect(page.getByText(/^It is so: What can be done here/)).toBeVisible();
  await expect(question(page)).toHaveText(asked ?? '');
});

test('a situation that is not so says what went otherwise, and a broken file is refused with its line', async ({
  page,
}) => {
  await page.goto('/');
  await openText(page, 'broken.yaml', 'title: Nobody is here\nmonster: { at: Z99 }\n');
  await expect(page.getByText(/^broken\.yaml:\d+:\d+: /)).toBeVisible();
  expect(await complaints(page)).toEqual([]);

  await openText(
    page,
    'wrong.yaml',
    `title: Who is the target?
monster: { at: H11 }
survivors:
  Mika: { at: H13, survival: 1 }
piles: { deck: [claw, chomp] }
dice: [monsterAttack: [1, 1]]
steps:
  - monster turn
  - pass all
  - expect: { target: nobody }
`,
  );
  await expect(page.getByText('It went otherwise: Who is the target?')).toBeVisible();
  await expect(page.getByText(/^wrong\.yaml:10:\d+: /)).toBeVisible();
  await expect(page.getByRole('article', { name: 'Mika' })).toBeVisible();
});

import { expect, type Page, test } from '@playwright/test';
import { answerSensibly, atOnce, question } from './play';

const asked = async (page: Page): Promise<string> => (await question(page).textContent()) ?? '';

test('a fight is at most three presses from home; the board, a decision and a log line are read by role and name', async ({
  page,
}) => {
  await page.goto('/');
  let presses = 0;
  for (const name of [/^New showdown/, /^Begin$/]) {
    await page.getByRole('button', { name }).click();
    presses += 1;
  }
  await expect(page.getByRole('grid', { name: 'Board' })).toBeVisible();
  expect(presses).toBeLessThanOrEqual(3);

  // As a screen reader would: the board by its spaces, the question by its heading, the answers by their names.
  await atOnce(page);
  const lion = page.getByRole('gridcell', { name: /^[A-P]\d+.*White Lion/ });
  expect(await lion.count()).toBeGreaterThan(0);
  const words = await asked(page);
  const bar = page.getByRole('region', { name: words });
  await expect(bar.getByRole('heading', { name: words })).toBeVisible();
  const answer = bar.getByRole('listitem').getByRole('button').first();
  await expect(answer).toHaveAccessibleName(/\S/);
  await answer.click();
  await page.getByRole('tab', { name: 'Log' }).click();
  const line = page.getByRole('region', { name: 'Log' }).getByRole('listitem').first();
  await expect(line).toHaveText(/[A-Z].*\w/);
  const more = line.getByRole('button', { expanded: false });
  await more.click();
  await expect(line.getByRole('button', { expanded: true })).toBeVisible();
});

test('a plain act of a survivor takes at most six presses: to act, to move, to attack, its hits', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await page.goto('/');
  await page.getByRole('button', { name: /^New showdown/ }).click();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atOnce(page);
  const plain: string[][] = [];
  for (let act: string[] = [], n = 0; n < 150 && plain.length < 3; n += 1) {
    if (/Who acts next/.test(await asked(page))) {
      if (act.some((name) => /steps?\d*$/.test(name)) && act.some((name) => /Attack with/.test(name)))
        plain.push(act);
      act = [];
    }
    const name = await answerSensibly(page);
    // To decline a chance that somebody else has is no part of the act.
    if (name !== null && !/Not now/.test(name)) act.push(name);
  }
  expect(plain).toHaveLength(3);
  for (const act of plain) expect(act.length, act.join(' | ')).toBeLessThanOrEqual(6);
});

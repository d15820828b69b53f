import { expect, type Page, test } from '@playwright/test';
import { answerSensibly, atOnce, question, settled } from './play';

/** Everything of the table that a reload must bring back. */
async function table(page: Page) {
  await settled(page);
  return page.evaluate(() => ({
    question: document.querySelector('section h2')?.textContent,
    board: [...document.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label')),
    log: document.querySelector('[role=log]')?.textContent,
  }));
}

async function begin(page: Page, answers: number): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick fight/ }).click();
  await atOnce(page);
  for (let i = 0; i < answers; i += 1) await answerSensibly(page);
}

test('a reload brings the table back as it was, with what can be taken back and done again', async ({
  page,
}) => {
  await begin(page, 12);
  await page.keyboard.press('z');
  await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeEnabled();
  const before = await table(page);
  await page.reload();
  await expect(question(page)).toBeVisible();
  expect(await table(page)).toEqual(before);
  await page.keyboard.press('y');
  await page.keyboard.press('y');
  await expect(page.getByRole('button', { name: 'Redo' })).toBeDisabled();
  for (let i = 0; i < 12; i += 1) await page.keyboard.press('z');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('home offers the fight after the page was left, without loading what plays it', async ({ page }) => {
  await begin(page, 6);
  const before = await table(page);
  await page.goto('about:blank');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const last = page.getByRole('region', { name: 'Last fight' });
  await expect(last).toContainText('White Lion, Level 1');
  await expect(last).toContainText('Round 1');
  expect(scripts.filter((name) => /engine|showdown|fightPart|text-/.test(name))).toEqual([]);
  await last.getByRole('button', { name: 'Continue' }).click();
  await expect(question(page)).toBeVisible();
  expect(await table(page)).toEqual(before);
});

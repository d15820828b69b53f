import { expect, type Page, test } from '@playwright/test';
import { answerSensibly, atOnce, figures, question } from './play';

const stand = (page: Page) => figures(page, 'Anka', 'Bero', 'Ciro', 'Dunja');
const record = (page: Page) => page.locator('[data-saved-record]').getAttribute('data-saved-record');
const watching = (page: Page) => page.getByRole('region', { name: 'Watching' });

test('a second tab watches the fight live and can take it over; the first watches then', async ({
  page: first,
  context,
}) => {
  // Two pages of the program at once, one of them started anew.
  test.slow();
  await first.goto('/');
  await first.getByRole('button', { name: /^Quick fight/ }).click();
  await atOnce(first);
  for (let i = 0; i < 2; i += 1) await answerSensibly(first);
  await expect(first.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();

  const second = await context.newPage();
  await second.goto('/#/fight');
  await expect(watching(second)).toContainText('Another tab plays this fight');
  await expect(watching(second).getByRole('button')).toHaveText(['Take over']);
  await expect(second.getByRole('button', { name: 'Undo' })).toBeDisabled();
  expect(await stand(second)).toEqual(await stand(first));

  // Live, and nothing that is pressed there does anything.
  for (let i = 0; i < 2; i += 1) await answerSensibly(first);
  await first.getByRole('button', { name: 'Undo' }).click();
  await expect(first.getByRole('button', { name: 'Saved', exact: true })).toBeVisible();
  const now = await record(first);
  await expect.poll(() => record(second)).toBe(now);
  await second.keyboard.press('1');
  await second.keyboard.press('z');
  const asked = (await question(first).textContent()) ?? '';
  await expect(watching(second)).toContainText(asked);
  expect(await record(second)).toBe(now);

  await second.getByRole('button', { name: 'Take over' }).click();
  await expect(question(second)).toHaveText(asked);
  await expect(watching(first)).toContainText('Another tab plays this fight');
  await expect(second.getByRole('button', { name: 'Redo' })).toBeEnabled();
  await answerSensibly(second);
  await expect.poll(() => record(first)).toBe(String(Number(now) + 1));

  // A tab that is loaded anew gets its fight back.
  await second.reload();
  await expect(question(second)).toBeVisible();
  await expect(watching(first)).toContainText('Asked in the other tab');

  // Once it is gone, the one that watches plays on.
  await second.close();
  await first.bringToFront();
  await expect(first.getByText('You play on here.')).toBeVisible();
  await expect(question(first)).toBeVisible();
  await expect(watching(first)).toBeHidden();
  await first.reload();
  await expect(question(first)).toBeVisible();
});

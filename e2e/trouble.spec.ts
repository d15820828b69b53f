import { expect, type Page, test } from '@playwright/test';
import { answerSensibly, atOnce, question } from './play';

const sign = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function begin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick fight/ }).click();
  await atOnce(page);
}

test('a full disk is told, the fight offered as a file; once there is room all of it is saved by itself', async ({
  page,
  baseURL,
}) => {
  const line = await page.context().newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  // From the start: Chromium goes by what it found for half a minute.
  await line.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1000 });
  await begin(page);
  const told = page.getByRole('status').filter({ hasText: 'There is no room left on this device' });
  await expect(told).toBeVisible();
  const box = await sign(page, 'Not saved').boundingBox();
  for (let i = 0; i < 4; i += 1) await answerSensibly(page);
  await expect(told).toBeVisible();
  const download = page.waitForEvent('download');
  await told.getByRole('button', { name: 'Save to a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.showdown$/);
  const asked = await question(page).textContent();
  await line.send('Storage.overrideQuotaForOrigin', { origin });
  await told.getByRole('button', { name: 'Try again' }).click();
  // The sign has changed and nothing has moved.
  await expect(sign(page, 'Saved')).toBeVisible();
  expect(await sign(page, 'Saved').boundingBox()).toEqual(box);
  await expect(told).toBeHidden();
  await page.reload();
  await expect(question(page)).toHaveText(asked ?? '');
});

test('where the browser lets nothing be kept, the fight goes on and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => ({
        open: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    });
  });
  await begin(page);
  await expect(page.getByRole('status').filter({ hasText: 'lets the page keep nothing' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  for (let i = 0; i < 3; i += 1) await answerSensibly(page);
  await expect(question(page)).toBeVisible();
  await sign(page, 'Not saved').click();
  const panel = page.getByRole('dialog', { name: 'Not saved' });
  await expect(panel).toContainText('The fight goes on as long as the page stays open');
  await expect(panel.getByRole('button', { name: 'Save to a file' })).toBeVisible();
});

test('a browser without any store for pages is no worse', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await begin(page);
  await expect(sign(page, 'Not saved')).toBeVisible();
  await answerSensibly(page);
  await expect(question(page)).toBeVisible();
});

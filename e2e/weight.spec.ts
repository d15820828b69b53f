import { expect, type Page, test } from '@playwright/test';
import { question } from './play';

/** kB as budgets are written: a thousand bytes. */
const KB = 1000;

/** Counts every byte that comes over the line, packed as any server packs it. */
async function weigh(page: Page): Promise<{ script: () => number; all: () => number }> {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await page.setExtraHTTPHeaders({ 'Accept-Encoding': 'gzip' });
  const kinds = new Map<string, string>();
  let script = 0;
  let all = 0;
  line.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    all += encodedDataLength;
    if (kinds.get(requestId) === 'Script') script += encodedDataLength;
  });
  return { script: () => script, all: () => all };
}

test('home comes with less than 200 kB of script, 500 kB in all; so does a fight with all it needs', async ({
  page,
}) => {
  const { script, all } = await weigh(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: /^Quick fight/ })).toBeVisible();
  console.log(`home: ${Math.round(script() / KB)} kB of script, ${Math.round(all() / KB)} kB in all`);
  expect(script()).toBeGreaterThan(10 * KB);
  expect(script()).toBeLessThan(200 * KB);
  expect(all()).toBeLessThan(500 * KB);
  await page.getByRole('button', { name: /^Quick fight/ }).click();
  await expect(question(page)).toBeVisible();
  await page.waitForLoadState('networkidle');
  console.log(`fight: ${Math.round(script() / KB)} kB of script, ${Math.round(all() / KB)} kB in all`);
  expect(all()).toBeLessThan(700 * KB);
});

test('the set-up comes with less than 320 kB of script', async ({ page }) => {
  const { script, all } = await weigh(page);
  await page.goto('/#/new', { waitUntil: 'networkidle' });
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  console.log(`set-up: ${Math.round(script() / KB)} kB of script, ${Math.round(all() / KB)} kB in all`);
  expect(script()).toBeGreaterThan(10 * KB);
  expect(script()).toBeLessThan(320 * KB);
});

test('a part that can not be loaded says so, and comes when it is tried again', async ({ page }) => {
  await page.goto('/');
  const quick = page.getByRole('button', { name: /^Quick fight/ });
  await expect(quick).toBeVisible();
  await page.context().setOffline(true);
  await quick.click();
  const said = page.getByRole('heading', { name: 'This part could not be loaded' });
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: /^New showdown/ }).click();
  await expect(said).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(question(page)).toBeVisible();
});

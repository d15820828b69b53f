import { expect, test } from '@playwright/test';
import { question } from './play';

test('on a phone the question is in sight, nothing scrolls sideways, every tab opens', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick fight/ }).tap();
  await expect(question(page)).toBeInViewport();
  for (const tab of ['Monster', 'Survivors', 'Log', 'Board']) {
    await page.getByRole('tab', { name: tab }).tap();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, tab).toBe(0);
  }
});

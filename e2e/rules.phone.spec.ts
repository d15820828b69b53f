import { expect, test } from '@playwright/test';

test('on a phone a word on a card is tapped for its meaning, and a chapter is jumped to', async ({
  page,
}) => {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await page.goto('/#cards/ai.whiteLion.comboClaw');
  const card = page.getByRole('dialog', { name: 'Combo Claw' });
  await card.getByRole('link', { name: 'Survival opportunity' }).first().tap();
  const meaning = page.getByRole('dialog', { name: 'Meaning of survival opportunity' });
  await expect(meaning).toBeInViewport({ ratio: 1 });
  const target = meaning.getByRole('link', { name: 'SD-15.3' });
  expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await target.tap();
  await expect(page.locator('[id="SD-15.3"]')).toBeFocused();
  expect(await overflow()).toBe(0);
  await page.getByRole('combobox', { name: 'Chapters' }).selectOption('7 Monster movement');
  await expect(page.getByRole('heading', { name: '7 Monster movement' })).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(card).toBeVisible();
  expect(await overflow()).toBe(0);
});

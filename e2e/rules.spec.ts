import { expect, test } from '@playwright/test';
import { complaints } from './complaints';
import { answerSensibly, atOnce, question } from './play';

test('from a fight to a rule and back: the same question, the panel as it was', async ({ page }) => {
  await page.goto('/');
  // Not every first question refuses something.
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atOnce(page);
  const refusals = page.getByRole('button', { name: /^Why can't I/ });
  for (let given = 0; given < 12 && (await refusals.count()) === 0; given += 1) await answerSensibly(page);
  const asked = await question(page).textContent();
  await page.getByRole('button', { name: /Turn the board/ }).click();
  const board = await page.getByRole('grid', { name: 'Board' }).getAttribute('viewBox');

  await refusals.click();
  const rule = page
    .getByRole('dialog', { name: /^Why can't I/ })
    .getByRole('link', { name: /^SD-/ })
    .first();
  const number = (await rule.textContent()) ?? '';
  await rule.click();
  const entry = page.locator(`[id="${number}"]`);
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();

  await page.keyboard.press('/');
  await page.keyboard.type('priority target');
  await expect(page.getByRole('status').filter({ hasText: 'found' })).toHaveText(/places found/);
  const marked = page.locator('dd mark').first();
  await expect(marked).toHaveText(/priority target/i);
  await expect(page.getByText('SD-6.6', { exact: true }).first()).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Chapters' })
    .getByRole('link', { name: /Picking a target/ })
    .click();
  await expect(page.getByRole('heading', { name: '6 Picking a target' })).toBeFocused();

  await page.getByRole('link', { name: 'To the fight' }).click();
  await expect(question(page)).toHaveText(asked ?? '');
  await expect(page.getByRole('grid', { name: 'Board' })).toHaveAttribute('viewBox', board ?? '');
  await expect(refusals).toBeFocused();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Cards' }).click();
  await expect(page.getByRole('heading', { name: 'Cards', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'To the fight' }).click();
  await expect(question(page)).toHaveText(asked ?? '');
});

test('a keyword on a card is pressed for its meaning; the card lies open again after its rule was read', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick fight/ }).click();
  await atOnce(page);
  await page.getByRole('button', { name: /^Basic action/ }).click();
  const card = page.getByRole('dialog', { name: 'Basic action' });
  await card.getByRole('link', { name: /^Move & attack$/i }).click();
  const meaning = page.getByRole('dialog', { name: /^Meaning of move & attack/i });
  await expect(meaning).toContainText('adjacent');
  expect(await complaints(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(meaning).toHaveCount(0);
  await expect(card).toBeVisible();
  await card.getByRole('link', { name: /^Move & attack$/i }).press('Enter');
  await meaning.getByRole('link', { name: 'SD-7.1' }).click();
  await expect(page.locator('[id="SD-7.1"]')).toBeFocused();
  await page.goBack();
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await expect(question(page)).toBeVisible();
});

test('a card is found and opened in the viewer, by its address too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: /^Cards/ }).click();
  await page.getByRole('searchbox', { name: 'Search cards' }).fill('combo claw');
  await page
    .getByRole('button', { name: /^Combo Claw/ })
    .first()
    .click();
  const card = page.getByRole('dialog', { name: 'Combo Claw' });
  await expect(card).toContainText('Strange Hand');
  expect(page.url()).toMatch(/#\/cards\/ai\.whiteLion\.comboClaw$/);
  await page.goBack();
  await expect(card).toBeHidden();
  await page.goto('/#cards/gear.boneAxe');
  await expect(page.getByRole('dialog', { name: 'Bone Axe' })).toContainText('60 %');
});

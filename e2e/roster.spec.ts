import { expect, test } from '@playwright/test';
import { question } from './play';

test('survivors of a campaign are read, go into a fight as a party, and are there after a reload', async ({
  page,
}) => {
  const campaign = {
    version: '0.21.0',
    settlements: [{}],
    survivors: [
      { name: 'Miki', survival: 3, fightingArts: ['Tumble', 'Sneeze'], armBroken: 1 },
      { name: '紅蓮', survival: 2 },
      { name: 'Ren', dead: true },
    ],
  };
  await page.goto('/');
  await page.getByRole('link', { name: /^Roster/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Read a file' }).click();
  const buffer = Buffer.from(JSON.stringify(campaign));
  await (await chooser).setFiles({ name: 'campaign.json', mimeType: 'application/json', buffer });
  const report = page.getByRole('dialog', { name: 'What was read' });
  await expect(report).toContainText('Taken over: 3 survivors.');
  await expect(report).toContainText('Miki, fighting arts that are not in this program: Sneeze');
  await expect(report).toContainText('Of the campaign: settlements');
  await report.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('article', { name: 'Miki' })).toContainText('Broken arm');

  // Only the living are offered; kept anew as a party they are no more than before.
  await page.goto('/#/new');
  await page.getByRole('button', { name: 'Take from the roster' }).click();
  const take = page.getByRole('dialog', { name: 'Take from the roster' });
  await take.getByRole('checkbox', { name: /Miki/ }).check();
  await take.getByRole('checkbox', { name: /紅蓮/ }).check();
  await expect(take.getByText('Ren')).toHaveCount(0);
  await take.getByRole('button', { name: 'Take 2 survivors' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Keep these survivors' }).click();
  await page.getByLabel('As a party called').fill('Lanterns');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByText('2 survivors are kept in the roster.')).toBeVisible();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(question(page)).toBeVisible();
  await expect(page.getByRole('article', { name: '紅蓮' })).toBeVisible();

  await page.goto('/#/roster');
  await page.reload();
  const party = page.getByRole('article', { name: 'Lanterns' });
  await expect(party.getByRole('listitem')).toHaveText([/Miki/, /紅蓮/]);
  await expect(page.locator('[data-kept]')).toHaveCount(3);
});

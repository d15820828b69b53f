import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { openText, savedText } from './files';
import { decision, question } from './play';

const FIGHT = readFileSync('tests/files/v1-fight.showdown', 'utf8');
/** Names that would run as markup, and one that is longer than any name may be. */
const MARKUP = '<img src=x onerror="window.hit = 1"><script>window.hit = 2</script>';

const withNames = (names: readonly string[]) => {
  const file = JSON.parse(FIGHT) as Record<'setup' | 'snapshot', { survivors: { name: string }[] }>;
  for (const part of [file.setup, file.snapshot])
    for (const [i, survivor] of part.survivors.entries()) survivor.name = names[i % names.length] ?? '';
  return JSON.stringify(file);
};

const hits = (page: Page) => page.evaluate(() => (window as unknown as { hit?: number }).hit ?? 0);

test('the served page has a strict policy, no inline script, and breaks neither', async ({ page }) => {
  const violations: string[] = [];
  await page.exposeFunction('violated', (what: string) => violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violated } = window as unknown as { violated: (what: string) => void };
      violated(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const response = await page.goto('/');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
  const html = (await response?.text()) ?? '';
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|javascript:|<style/i);
  await openText(page, 'markup.showdown', withNames([MARKUP]));
  await expect(question(page)).toBeVisible();
  expect(violations).toEqual([]);
  // That the policy holds is seen from what it stops.
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hit = 3';
    document.body.append(script);
  });
  await expect.poll(() => violations.join()).toContain('script-src');
  expect(await hits(page)).toBe(0);
});

test('names with markup are text on every tab, and one of more than 10,000 characters is cut with a word', async ({
  page,
}) => {
  await page.goto('/');
  await openText(page, 'names.showdown', withNames([MARKUP, '灯'.repeat(10_050)]));
  await expect(page.getByText(/Cut to 10,000 characters: .*name/)).toBeVisible();
  for (const tab of ['Log', 'Survivors']) await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByText('<img src=x').first()).toBeVisible();
  expect(await page.locator('img').count()).toBe(0);
  expect(await hits(page)).toBe(0);
});

test('a link opens on another device as the same fight, once', async ({ page, browser, baseURL }) => {
  await page.goto('/');
  await openText(page, 'ours.showdown', FIGHT);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share the fight' }).click();
  const address = await page.getByRole('textbox', { name: 'Address' }).inputValue();
  expect(address).toContain(`${baseURL}#/open/`);
  expect(address.length).toBeLessThan(8_000);
  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  await expect(other.getByText(/^Opened: the whole fight, 90 steps\./)).toBeVisible();
  expect(new URL(other.url()).hash).toBe('#/fight');
  expect(await question(other).textContent()).toBe(await question(page).textContent());
  const [one, two] = await Promise.all([
    savedText(other),
    page.keyboard.press('Escape').then(() => savedText(page)),
  ]);
  expect(one).toBe(two);
  await other.context().close();
});

test('a file that is dropped on the table opens; one that is no fight leaves the table as it is', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick fight/ }).click();
  await expect(question(page)).toBeVisible();
  const drop = async (name: string, text: string) => {
    const data = await page.evaluateHandle(
      ([name, text]) => {
        const data = new DataTransfer();
        data.items.add(new File([text ?? ''], name ?? ''));
        return data;
      },
      [name, text],
    );
    await page.dispatchEvent('body', 'dragenter', { dataTransfer: data });
    await expect(page.getByText('Drop it here')).toBeVisible();
    await page.dispatchEvent('body', 'drop', { dataTransfer: data });
    await expect(page.getByText('Drop it here')).toBeHidden();
  };
  await drop('cat.png', '\u0089PNG');
  await expect(page.getByText(/cat\.png: It is no saved fight.*The table is as it was/)).toBeVisible();
  await expect(decision(page)).toBeVisible();
  await drop('ours.showdown', FIGHT);
  await expect(page.getByText(/^Opened: the whole fight/)).toBeVisible();
  await expect(page.getByText(/The fight that lay here stays kept/)).toBeVisible();
});

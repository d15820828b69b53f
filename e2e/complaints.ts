import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page, or in the window that lies open on it: a window hides all behind it from everybody. */
export async function complaints(page: Page): Promise<string[]> {
  const open = (await page.locator('dialog[open]').count()) > 0;
  const axe = new AxeBuilder({ page });
  const { violations } = await (open ? axe.include('dialog[open]') : axe).analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}

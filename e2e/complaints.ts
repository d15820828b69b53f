import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page or a part of it, or in the window that lies open on it: a window hides all behind it from everybody. */
export async function complaints(page: Page, within?: string): Promise<string[]> {
  const open = (await page.locator('dialog[open]').count()) > 0;
  const part = open ? 'dialog[open]' : within;
  const axe = new AxeBuilder({ page });
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}

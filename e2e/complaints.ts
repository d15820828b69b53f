import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What lies open over the page: a window, or a panel that somebody opened; hints that come by themselves are none. */
export const OPEN = 'dialog[open], [popover=auto]:popover-open';

export interface Wanted {
  /** Look at a part of the page only; where a window or a panel lies open, at that anyway. */
  within?: string | undefined;
  /** Ask for its colours only: all that another theme can spoil. */
  colours?: boolean | undefined;
}

/**
 * Brings all that changes its look on the page to its end: a colour on its way to another one is no colour of ours,
 * and what axe says of it depends on how busy the machine is. (What is out of sight never gets there by waiting.)
 */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const moving of document.getAnimations()) moving.finish();
  });
}

/** What axe finds on the page or a part of it, or in the window that lies open on it: a window hides all behind it from everybody. */
export async function complaints(page: Page, { within, colours = false }: Wanted = {}): Promise<string[]> {
  await atRest(page);
  const open = (await page.locator(OPEN).count()) > 0;
  const part = open ? OPEN : within;
  // All in the page itself: it has no frames, and the other way opens a second page each time.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (colours) axe.withRules(['color-contrast']);
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`);
}

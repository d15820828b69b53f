import type { Locator, Page } from '@playwright/test';
import { complaints, type Wanted } from './complaints';

export const THEMES = ['dark', 'light'] as const;

/** The page in one of its themes, as the setting would do it. */
export async function wear(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
  }, theme);
}

/**
 * What axe finds on the page in both themes, each with the place and the theme.
 * Names and roles are the same in both: the second is asked for its colours only.
 */
export async function lookInBothThemes(page: Page, at: string, wanted: Wanted = {}): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await wear(page, theme);
    for (const what of await complaints(page, { ...wanted, colours: wanted.colours || theme === 'light' }))
      found.push(`${at}, ${theme}: ${what}`);
  }
  return found;
}

/** Goes on with Tab until something has the focus; so often that all of a page was passed. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('it can not be reached with the Tab key');
}

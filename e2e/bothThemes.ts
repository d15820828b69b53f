import type { Locator, Page } from '@playwright/test';
import { complaints } from './complaints';

/** What axe finds on the page in both themes, each with the place and the theme. */
export async function lookInBothThemes(page: Page, at: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of ['dark', 'light']) {
    await page.evaluate((wanted) => {
      document.documentElement.dataset.theme = wanted;
    }, theme);
    for (const what of await complaints(page, { colours: theme === 'light' }))
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

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

/** Opens a file from home, as somebody who chooses it. */
export async function openText(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Open a file/ }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose a file…' }).click(),
  ]);
  await chooser.setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
}

/** The text of the file that the table's menu saves the fight to. */
export async function savedText(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Save to a file' }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

import { cp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { build } from 'vite';
import { serve } from '../tools/serve.mjs';
import { answerSensibly, atOnce, question } from './play';

test.use({ serviceWorkers: 'allow' });

type Server = Awaited<ReturnType<typeof serve>>;

/** A place of its own for what a server gives, so that another build can take the place of the first. */
async function publish(site: string, from: string): Promise<void> {
  await rm(site, { recursive: true, force: true });
  await cp(from, site, { recursive: true });
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

/** Until everything that the page may need lies in the browser. */
async function settled(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return navigator.serviceWorker.controller === null ? 'nobody' : registration?.active?.state;
    });
  await expect.poll(state).toBe('activated');
}

/** Which version of the page runs, as its words say it. */
const words = (page: Page) => page.getByRole('main').locator('header p');

const OLD = /^The monster plays itself\./;
const NEW = /^The newer monster plays itself\./;

/** A second version of the page, built from the same sources with other words on home. */
async function buildNewer(folder: string): Promise<void> {
  await build({
    logLevel: 'error',
    build: { outDir: folder, emptyOutDir: true },
    plugins: [
      {
        name: 'newer',
        transform: (code, id) =>
          id.endsWith('/en/home.ts') ? code.replace('The monster plays', 'The newer monster plays') : null,
      },
    ],
  });
}

test('after one visit the page works without a network: a fight begins, goes on, and is there after a reload', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await settled(page);
  await context.setOffline(true);
  await page.reload();
  await expect(words(page)).toHaveText(OLD);
  await page.getByRole('button', { name: /^Quick fight/ }).click();
  await atOnce(page);
  for (let given = 0; given < 5; given += 1) await answerSensibly(page);
  const asked = await question(page).textContent();
  await expect(page.getByRole('button', { name: /^Saved/ })).toBeVisible();
  await page.reload();
  await expect(question(page)).toHaveText(asked ?? '');
});

test('it can be installed: the manifest and its icons are there, and nothing is against the policy', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
  await page.goto('/');
  await settled(page);
  const line = await page.context().newCDPSession(page);
  const { errors, url } = await line.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = await (await page.request.get(url)).json();
  for (const { src } of manifest.icons)
    expect((await page.request.get(new URL(src, url).href)).ok(), src).toBe(true);
  expect(refused).toEqual([]);
});

test('a newer version waits: not in a fight, not by itself; wanted, it takes over and the fight is kept', async ({
  context,
}, info) => {
  test.setTimeout(90_000);
  const site = info.outputPath('site');
  const newer = info.outputPath('newer');
  await publish(site, 'dist');
  const server = await serve(site, 0, '127.0.0.1');
  const address = addressOf(server);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await settled(page);
    await buildNewer(newer);
    expect(await readFile(`${newer}/sw.js`, 'utf8')).not.toBe(await readFile(`${site}/sw.js`, 'utf8'));

    // A fight begins, and a newer version comes.
    await page.getByRole('button', { name: /^Quick fight/ }).click();
    await atOnce(page);
    for (let given = 0; given < 3; given += 1) await answerSensibly(page);
    const asked = await question(page).textContent();
    await publish(site, newer);
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    const notice = (on: Page) => on.getByText(/^A new version of Showdown Table is ready/);

    // A tab that comes now still runs the old one, and can't change while the fight is under way.
    const other = await context.newPage();
    await other.goto(address);
    // Once all of the newer one lies in the browser.
    await expect(notice(other)).toBeVisible({ timeout: 30_000 });
    await expect(words(other)).toHaveText(OLD);
    await other.getByRole('button', { name: 'Change now' }).click();
    await expect(other.getByText(/^A fight is being played in another tab/)).toBeVisible();
    await other.close();
    await expect(notice(page)).toBeHidden();
    await expect(question(page)).toHaveText(asked ?? '');

    // Everything is closed and opened again: still the version that the fight was begun with.
    await page.close();
    const again = await context.newPage();
    await again.goto(`${address}#/fight`);
    await expect(question(again)).toHaveText(asked ?? '');
    await again.getByRole('link', { name: 'Showdown Table: home' }).click();
    await expect(words(again)).toHaveText(OLD);
    await expect(notice(again)).toBeVisible();
    await again.getByRole('button', { name: 'Later' }).click();
    await expect(notice(again)).toBeHidden();
    await again.reload();
    await expect(words(again)).toHaveText(OLD);
    await expect(notice(again)).toBeVisible();

    // It is wanted.
    await again.getByRole('button', { name: 'Change now' }).click();
    await expect(words(again)).toHaveText(NEW);
    await expect(notice(again)).toBeHidden();
    await again.getByRole('button', { name: 'Continue' }).click();
    await expect(question(again)).toHaveText(asked ?? '');
  } finally {
    server.close();
    server.closeAllConnections();
  }
});

import { expect, test } from '@playwright/test';
import { atOnce, decision, question } from './play';
import { outOfReach, watchShifts } from './reach';

/** Decisions at all sizes together, and the seed of what is chosen at random. */
const DECISIONS = Number(process.env.REACH ?? 100);
const SEED = Number(process.env.REACH_SEED ?? 1);

test.use({ actionTimeout: 15_000, screenshot: 'only-on-failure' });

const SIZES = [
  { width: 360, height: 640 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];

/** Numbers from 0 to 1 that are the same each time (mulberry32). */
function chance(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let t = Math.imul(at ^ (at >>> 15), 1 | at);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

for (const [index, size] of SIZES.entries()) {
  test(`every answer is within reach, and nothing jumps, at ${size.width} × ${size.height}`, async ({
    page,
  }) => {
    test.setTimeout(60_000 + (DECISIONS / SIZES.length) * 2000);
    const random = chance(SEED * 100 + index);
    await page.setViewportSize(size);
    await page.goto('/');
    await page.getByRole('button', { name: /New showdown/ }).click();
    await page.getByLabel('Seed').fill(String(SEED * 100 + index));
    await page.getByRole('button', { name: 'Begin' }).click();
    await atOnce(page);
    await page.evaluate(() => document.fonts.ready);
    const shifts = await watchShifts(page);
    const board = await page.locator('[role=grid]').boundingBox();
    for (let n = 0; n < DECISIONS / SIZES.length; n += 1) {
      if ((await question(page).count()) === 0) {
        // The fight is over: another one.
        await page.getByRole('button', { name: 'Fight again' }).click();
        await expect(question(page)).toBeVisible();
      }
      const asked = await question(page).textContent();
      expect(await outOfReach(page), `decision ${n}: ${asked}`).toEqual([]);
      const answers = decision(page).locator('li > button:not([aria-haspopup])');
      const count = await answers.count();
      const pick = () => answers.nth(Math.floor(random() * count));
      if (board !== null)
        await page.mouse.move(board.x + random() * board.width, board.y + random() * board.height);
      await pick().hover();
      await pick().click();
      expect(await shifts(), `decision ${n}: ${asked}`).toEqual([]);
    }
  });
}

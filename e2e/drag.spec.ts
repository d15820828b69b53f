import { expect, type Locator, type Page, test } from '@playwright/test';
import { atOnce, decision, question, settled } from './play';
import { watchShifts } from './reach';

interface Point {
  x: number;
  y: number;
}

/** Goes on to a survivor who may walk; gives back their name. */
async function toAWalk(page: Page): Promise<string> {
  for (let n = 0; n < 30; n += 1) {
    const walks = decision(page).getByRole('button', { name: /\d steps?/ });
    const who = /^(\w+) acts$/.exec((await question(page).textContent()) ?? '')?.[1];
    if (who !== undefined && (await walks.count()) > 0) return who;
    const wanted = decision(page).getByRole('button', { name: /^Not now| acts/ });
    await ((await wanted.count()) > 0 ? wanted : decision(page).locator('li > button')).first().click();
  }
  throw new Error('nobody may walk');
}

const cell = (page: Page, name: RegExp): Locator =>
  page.locator('[role=gridcell]').and(page.getByLabel(name));

async function middleOf(space: Locator): Promise<Point> {
  const box = await space.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Where somebody stands, where they may go, and a space that is taken by the monster. */
async function places(
  page: Page,
  who: string,
): Promise<{ from: Point; to: Point; lion: Point; goal: string }> {
  await settled(page);
  const first = decision(page)
    .getByRole('button', { name: /\d steps?/ })
    .first();
  const goal = /\b([A-P]\d+?)(?=\d steps?|,| |\b)/.exec((await first.textContent()) ?? '')?.[1] ?? '';
  return {
    from: await middleOf(cell(page, new RegExp(`^[A-P]\\d+, ${who}\\b`)).first()),
    to: await middleOf(cell(page, new RegExp(`^${goal}(,|$)`)).first()),
    lion: await middleOf(cell(page, /White Lion/).first()),
    goal,
  };
}

/** From home to a survivor of a quick fight who may walk. */
async function walkAtHand(page: Page) {
  await page.goto('/');
  await page.getByRole('button', { name: /^Quick fight/ }).click();
  await atOnce(page);
  const who = await toAWalk(page);
  return { who, ...(await places(page, who)) };
}

const carried = (page: Page): Locator => page.locator('[class*=carried]');
const at = (page: Page, who: string, space: string): Locator =>
  cell(page, new RegExp(`^${space}, ${who}\\b`));

test('a figure is dragged by mouse to where it may go; back with the reason, or by Escape', async ({
  page,
}) => {
  test.setTimeout(60_000);
  const { who, from, to, lion, goal } = await walkAtHand(page);
  const shifts = await watchShifts(page);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(lion.x, lion.y, { steps: 4 });
  await expect(carried(page)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText(/White Lion stands on/).first()).toBeVisible();
  await expect(carried(page)).toHaveCount(0);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.keyboard.press('Escape');
  await expect(carried(page)).toHaveCount(0);
  await page.mouse.up();
  await expect(question(page)).toHaveText(`${who} acts`);
  await expect(at(page, who, goal)).toHaveCount(0);

  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await expect(page.locator('svg[data-layer=pieces] polyline').first()).toBeAttached();
  await page.mouse.up();
  await expect(at(page, who, goal)).toHaveCount(1);
  expect(await shifts()).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a figure is dragged by finger, and the board is moved by one that begins elsewhere', async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const { who, from, to, lion, goal } = await walkAtHand(page);
    const touch = await page.context().newCDPSession(page);
    const finger = async (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) => {
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    };
    const drag = async (a: Point, b: Point) => {
      await finger('touchStart', [a]);
      for (const part of [0.3, 0.6, 1]) {
        await finger('touchMove', [{ x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part }]);
      }
    };
    const board = page.locator('svg[role=grid]');
    const view = await board.getAttribute('viewBox');
    await drag(from, to);
    await expect(carried(page)).toBeVisible();
    expect(await board.getAttribute('viewBox')).toBe(view);
    await finger('touchEnd', []);
    await expect(at(page, who, goal)).toHaveCount(1);

    await drag(lion, { x: lion.x - 40, y: lion.y });
    await finger('touchEnd', []);
    await expect(carried(page)).toHaveCount(0);
    await expect(board).not.toHaveAttribute('viewBox', view ?? '');
  });
});

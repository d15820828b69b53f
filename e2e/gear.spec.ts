import { expect, type Locator, type Page, test } from '@playwright/test';
import { wear } from './bothThemes';
import { complaints } from './complaints';
import { question } from './play';

test.use({ hasTouch: true });

const middle = async (of: Locator): Promise<{ x: number; y: number }> => {
  await of.scrollIntoViewIfNeeded();
  const box = await of.boundingBox();
  if (box === null) throw new Error('not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** A finger comes down, rests if it shall, moves, and is lifted. */
async function fingerDrag(page: Page, from: Locator, to: Locator, rests: boolean): Promise<void> {
  const touches = await page.context().newCDPSession(page);
  const [start, end] = [await middle(from), await middle(to)];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [start]);
  if (rests) await expect(page.locator('[data-dragging]')).toBeVisible();
  for (const part of [0.3, 0.7, 1]) {
    await send('touchMove', [
      { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part },
    ]);
  }
  await send('touchEnd', []);
}

test('a grid is filled by mouse, by finger and by keyboard; the armour follows, and the fight begins with it', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.getByRole('button', { name: /New showdown/ }).click();
  await page.getByRole('button', { name: 'Gear grid of Anka' }).click();
  const shop = page.getByRole('dialog', { name: 'Gear grids' });
  const grid = shop.getByRole('grid', { name: 'Gear grid of Anka' });
  const place = (name: string | RegExp) => grid.getByRole('button', { name });
  const listed = (card: string) =>
    shop
      .getByRole('region', { name: 'Gear', exact: true })
      .getByRole('button', { name: new RegExp(`^${card}`) });
  const armour = (where: string) =>
    shop.getByRole('region', { name: 'Armour' }).getByLabel(new RegExp(`^${where} \\d`));
  await shop.getByRole('button', { name: 'Empty the grid' }).click();
  await expect(armour('head')).toHaveAccessibleName('head 0');

  // The mouse drags a card from the list, and then on to another place.
  const [helm, first] = [await middle(listed('Skull Helm')), await middle(place('Empty, row 1 column 1'))];
  await page.mouse.move(helm.x, helm.y);
  await page.mouse.down();
  await page.mouse.move(helm.x - 40, helm.y, { steps: 3 });
  await page.mouse.move(first.x, first.y, { steps: 4 });
  await page.mouse.up();
  await expect(place(/^Skull Helm, row 1 column 1/)).toBeVisible();
  await expect(armour('head')).toHaveAccessibleName('head 3');
  await place(/^Skull Helm/).dragTo(place('Empty, row 1 column 3'));
  await expect(place(/^Skull Helm, row 1 column 3/)).toBeVisible();

  // A second helm is refused, with the reason.
  await shop.getByLabel('Search gear').fill('white lion helm');
  await listed('White Lion Helm').click();
  await place('Empty, row 3 column 3').click();
  await expect(shop.getByText(/both cover the head: one armour card for each place/).first()).toBeVisible();
  await expect(place('Empty, row 3 column 3')).toBeVisible();
  await page.keyboard.press('Escape');

  // A finger taps a place, then a card; it rests on a card and drags it; it drags within the grid at once.
  await shop.getByLabel('Search gear').fill('rawhide');
  await place('Empty, row 2 column 1').tap();
  await listed('Rawhide Vest').tap();
  await expect(armour('body')).toHaveAccessibleName('body 1');
  await fingerDrag(page, listed('Rawhide Boots'), place('Empty, row 3 column 1'), true);
  await expect(place(/^Rawhide Boots, row 3 column 1/)).toBeVisible();
  await expect(armour('legs')).toHaveAccessibleName('legs 1');
  await fingerDrag(page, place(/^Rawhide Boots/), place('Empty, row 3 column 2'), false);
  await expect(place(/^Rawhide Boots, row 3 column 2/)).toBeVisible();

  // The keyboard: a place, a card found by its name, moved with the arrows; taken away, and back with undo.
  await shop.getByLabel('Search gear').fill('bone axe');
  await place('Empty, row 1 column 1').focus();
  await page.keyboard.press('Enter');
  await listed('Bone Axe').focus();
  await page.keyboard.press('Enter');
  await place(/^Bone Axe, row 1 column 1/).focus();
  for (const key of ['Enter', 'ArrowDown', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  await expect(place(/^Bone Axe, row 2 column 2/)).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(place('Empty, row 2 column 2')).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(place(/^Bone Axe, row 2 column 2/)).toBeVisible();
  const axe = shop.getByRole('listitem', { name: 'Bone Axe', exact: true });
  await expect(axe.getByText('75 %')).toBeVisible();
  expect(await complaints(page)).toEqual([]);
  await wear(page, 'light');
  expect(await complaints(page)).toEqual([]);

  // To another survivor by dropping it on the name.
  await shop.getByRole('button', { name: 'Bero: 9 cards' }).click();
  await shop.getByRole('button', { name: 'Empty the grid' }).click();
  await shop.getByRole('button', { name: /^Anka/ }).click();
  await place(/^Rawhide Vest/).dragTo(shop.getByRole('button', { name: 'Bero: 0 cards' }));
  await expect(shop.getByRole('button', { name: 'Bero: 1 card' })).toBeVisible();
  await expect(armour('body')).toHaveAccessibleName('body 0');
  await shop.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(question(page)).toBeVisible();
  const anka = page.getByRole('article', { name: 'Anka' });
  await expect(anka.getByRole('img', { name: /^head: armour 3/ })).toBeVisible();
  await expect(anka.getByRole('img', { name: /^legs: armour 1/ })).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Sheet of Anka' }).getByRole('button', { name: /^Bone Axe/ }),
  ).toBeVisible();
});

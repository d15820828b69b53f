import { expect, type Page } from '@playwright/test';
import { OPEN } from './complaints';
import { answerSensibly, atOnce, decision } from './play';

/** Looks at the page as it is now, or at a part of it; the name says what lies open. */
export type Look = (name: string, within?: string) => Promise<void>;

/** Every screen, every window and every panel: a new one is named here, and all looks take it in. */
export type Walk = (page: Page, look: Look) => Promise<void>;

const closed = (page: Page) => expect(page.locator(OPEN)).toHaveCount(0);

/** Opens something, looks at it, and closes it as everybody can. */
async function within(page: Page, look: Look, name: string, open: () => Promise<void>): Promise<void> {
  await open();
  await expect(page.locator(OPEN).last()).toBeVisible();
  await look(name);
  await page.keyboard.press('Escape');
  await closed(page);
}

/** What the table's menu opens. */
const menuOf = (page: Page, item: string) => async () => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const press = (page: Page, name: string | RegExp) => () => page.getByRole('button', { name }).first().click();

const home: Walk = async (page, look) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: /^Quick fight/ })).toBeVisible();
  await look('home');
  await within(page, look, 'home, settings', press(page, /^Settings/));
  await within(page, look, 'home, open a fight', press(page, /^Open a file/));
  await page.goto('/#/credits');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('credits');
};

const setup: Walk = async (page, look) => {
  await page.goto('/#/new');
  await page.getByRole('radio', { name: 'Round one screen' }).check();
  await look('set-up');
  await within(page, look, 'set-up, sign', press(page, 'Sign of Anka'));
  await within(page, look, 'set-up, record sheet', async () => {
    await press(page, 'Record sheet of Anka')();
    // One of everything that a sheet can list.
    for (const list of ['Add a fighting art', 'Add a disorder', 'Add an injury'])
      await page.getByLabel(list).selectOption({ index: 1 });
  });
  await within(page, look, 'set-up, gear grids', press(page, 'Gear grid of Anka'));
  await page.getByLabel('Name', { exact: true }).first().fill('');
  await look('set-up, a name is missing');
};

/** The list of kept fights, and the replay of one. */
const kept: Walk = async (page, look) => {
  await page.goto('/#/fights');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('kept fights');
  await within(page, look, 'kept fights, a name', async () => {
    await press(page, /^More: /)();
    await page.getByRole('menuitem', { name: 'Rename' }).click();
  });
  await press(page, /^Replay: /)();
  await expect(page.getByRole('slider').first()).toBeVisible();
  await look('replay');
};

const table: Walk = async (page, look) => {
  await page.goto('/#/new');
  await page.getByRole('radio', { name: 'Round one screen' }).check();
  await page.getByLabel('Seed').fill('7');
  await page.getByRole('button', { name: 'Begin' }).click();
  await atOnce(page);
  const discards = page.locator('[data-spot=deck-aiDiscard]');
  const wide = await page.getByRole('button', { name: /^Pace:/ }).isVisible();
  const turnTo = (name: string) => page.getByRole('tab', { name }).click();
  if (await page.getByRole('tab', { name: 'Monster' }).isVisible()) await turnTo('Monster');
  // On to the first card that has been performed.
  for (let n = 0; n < 40 && (await discards.isDisabled()); n += 1) await answerSensibly(page);
  await look('table');
  await look('table, monster', 'section:has(> div > [data-spot=deck-ai])');
  await within(page, look, 'table, a card', () => page.locator('[data-spot=atHand] button').first().click());
  await within(page, look, 'table, cards of a pile', () => discards.click());
  await turnTo('Survivors');
  await look('table, survivors', '[role=tabpanel]');
  await within(page, look, 'table, gear', () =>
    page.locator('[aria-label^="Gear grid"] button:enabled').first().click(),
  );
  await within(page, look, 'table, a word', () =>
    page.locator('[aria-label^="Sheet of"] li > a[aria-haspopup=dialog]').first().click(),
  );
  // A phone has its sign at the menu, and the words in it.
  await within(page, look, 'table, saved', wide ? press(page, 'Saved') : menuOf(page, 'Saved'));
  for (const item of ['Share the fight', 'Correct the table', 'Settings', 'Keys', 'Save a fault report'])
    await within(page, look, `table, ${item.toLowerCase()}`, menuOf(page, item));
  await within(page, look, 'table, menu', press(page, 'More'));
  if (wide) {
    await within(page, look, 'table, pace', press(page, /^Pace:/));
    await within(page, look, 'table, controller tile', press(page, /^Controller tile/));
  }
  await turnTo('Log');
  await look('table, log', '[role=tabpanel]');
  await decision(page).getByRole('button', { name: 'Why?' }).click();
  await look('table, why', '[role=tabpanel]');
  await kept(page, look);
};

/** A fight with the guide: its words beside the question, its own menu, and all it has told. */
const guide: Walk = async (page, look) => {
  await page.goto('/');
  await press(page, /^First fight/)();
  const told = 'section[aria-label="Guide"]';
  await expect(page.locator(told)).toBeVisible();
  await look('guide', told);
  await within(page, look, 'guide, menu', press(page, 'More of the guide'));
  await within(page, look, 'guide, what has been told', async () => {
    await press(page, 'More of the guide')();
    await page.getByRole('menuitem', { name: /^What we have met/ }).click();
  });
};

/** Survivors who are kept, read from a file; and their ways into a set-up. */
const roster: Walk = async (page, look) => {
  await page.goto('/#/roster');
  await expect(page.getByText('Nobody is kept yet')).toBeVisible();
  await look('roster, nobody');
  const survivors = [
    { name: 'Miki', fightingArts: ['Tumble', 'Sneeze'], headDeaf: true },
    { name: 'Ren', dead: true },
  ];
  const chooser = page.waitForEvent('filechooser');
  await press(page, 'Read a file')();
  const buffer = Buffer.from(JSON.stringify({ survivors }));
  await (await chooser).setFiles({ name: 'campaign.json', mimeType: 'application/json', buffer });
  await within(page, look, 'roster, what was read', async () => {});
  await within(page, look, 'roster, a survivor', press(page, 'Edit: Miki'));
  await within(page, look, 'roster, gear', press(page, 'Gear: Miki'));
  await within(page, look, 'roster, a party', press(page, 'Add a party'));
  await look('roster');
  await page.goto('/#/new');
  await within(page, look, 'set-up, from the roster', press(page, 'Take from the roster'));
  await within(page, look, 'set-up, into the roster', press(page, 'Keep these survivors'));
};

/** Where one looks up. */
const lookUp: Walk = async (page, look) => {
  await page.goto('/#/rules');
  await page.getByRole('searchbox').fill('endure');
  await expect(page.locator('mark').first()).toBeVisible();
  await look('rules, found');
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByRole('button', { name: 'Clear the search' })).toBeVisible();
  await look('rules, nothing found');
  await page.goto('/#/cards');
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Resources');
  await look('cards');
  for (const key of ['gear.boneAxe', 'monster.whiteLion', 'ai.whiteLion.comboClaw']) {
    await page.goto(`/#/cards/${key}`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await look(`cards, ${key}`);
  }
};

/** What `kept` does not come to: no fights at all, the menu of one, its replay's log, and what was deleted. */
const fights: Walk = async (page, look) => {
  await page.goto('/#/fights');
  await expect(page.getByRole('heading', { name: 'No fight is kept here yet' })).toBeVisible();
  await look('fights, none');
  await page.goto('/#/replay/nobody');
  await expect(page.getByRole('heading', { name: 'There is no fight to replay here' })).toBeVisible();
  await look('replay, none');
  await page.goto('/');
  await press(page, /^Quick fight/)();
  await atOnce(page);
  await page.goto('/#/fights');
  await within(page, look, 'fights, menu', press(page, /^More: /));
  await press(page, /^Replay: /)();
  await page.getByRole('tab', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'To this moment' }).first().click();
  await look('replay, log', '[role=tabpanel]');
  // A screen that stops working: its dates can't be written.
  await page.evaluate(() => {
    class Broken {
      constructor() {
        throw new TypeError('Dates are broken');
      }
    }
    Object.defineProperty(Intl, 'DateTimeFormat', { value: Broken });
    window.location.hash = '#/fights';
  });
  await expect(page.getByText('Dates are broken').first()).toBeVisible();
  await look('crash');
  await page.reload();
  await page.goto('/#/fights');
  await press(page, /^More: /)();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeVisible();
  await look('fights, deleted');
};

const samples: Walk = async (page, look) => {
  await page.goto('/#/gallery/aftermath');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look('aftermath');
  await page.goto('/#/gallery/home');
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  await look('home with a fight');
  await page.goto('/#/gallery');
  await expect(page.getByRole('heading', { name: 'Gallery' })).toBeVisible();
  await look('gallery');
};

export const WALKS: Readonly<Record<string, Walk>> = {
  home,
  setup,
  table,
  guide,
  roster,
  lookUp,
  fights,
  samples,
};

import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The bar with the pending question: the section that offers to tell why. Found by its text, not by its role: a whole fight
 * asks for it hundreds of times, and looking for roles reads all 352 spaces of the board each time.
 */
export const decision = (page: Page): Locator => page.locator('section:has(:text-is("Why?"))').last();

export const question = (page: Page): Locator => decision(page).locator('h2');

/** From now on everything that happens is there at once, as somebody in a hurry has it. */
export async function atOnce(page: Page): Promise<void> {
  // A narrow bar has the paces in its menu.
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(more).toBeVisible();
  const pace = page.getByRole('button', { name: /^Pace:/ });
  await ((await pace.count()) > 0 ? pace : more).click();
  await page.getByRole('menuitemradio', { name: /instant/ }).click();
  await expect(question(page)).toBeVisible();
}

/**
 * Until the page has nothing more to do: names of spaces, which can't be seen, come a moment after the picture
 * (src/ui/board/Board.tsx).
 */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) =>
        requestAnimationFrame(() => requestIdleCallback(() => done(), { timeout: 2_000 })),
      ),
  );

/** Where the monster and the survivors with these names stand, as the board's spaces say it; what could be done there is left out. */
export async function figures(page: Page, ...names: readonly string[]): Promise<string[]> {
  await settled(page);
  const all = await page
    .locator('[role=gridcell]')
    .evaluateAll((cells) => cells.map((cell) => cell.ariaLabel ?? ''));
  return all.flatMap((label) => {
    const [space, ...on] = label.split(', ');
    const found = on.filter((name) => /^(White Lion|faces )/.test(name) || names.includes(name));
    return found.length === 0 ? [] : [[space, ...found].join(', ')];
  });
}

interface Place {
  column: number;
  row: number;
}

const placeOf = (name: string): Place => ({ column: name.charCodeAt(0) - 65, row: Number(name.slice(1)) });

/** What a player sees before an answer: all answers in their order, and where the monster stands, as the board's cells say it. */
interface Sight {
  names: string[];
  lion: Place[];
}

async function look(page: Page): Promise<Sight | null> {
  const seen = await page.evaluate(() => {
    const sections = [...document.querySelectorAll('section')];
    const bar = sections.findLast((s) =>
      [...s.querySelectorAll('button')].some((b) => b.textContent === 'Why?'),
    );
    if (bar === undefined) return null;
    const said = (all: NodeListOf<Element>) =>
      [...all].map((b) => (b.getAttribute('aria-label') ?? b.textContent ?? '').replace(/\s+/g, ' ').trim());
    return {
      names: said(bar.querySelectorAll('li > button')),
      lion: said(document.querySelectorAll('[role=gridcell][aria-label*="White Lion"]')),
    };
  });
  if (seen === null) return null;
  return { ...seen, lion: seen.lion.map((name) => placeOf(/^[A-P]\d+/.exec(name)?.[0] ?? 'A1')) };
}

/** Which answer a simple player gives: hit what is in reach, else walk to the monster, dodge, decline the rest. */
function choose({ names, lion }: Sight): number {
  const find = (pattern: RegExp) => names.findIndex((name) => pattern.test(name));
  const attack = find(/Attack with/);
  if (attack >= 0) return attack;
  const dodge = find(/Dodge the hit/);
  if (dodge >= 0) return dodge;
  const pass = find(/Not now/);
  if (pass >= 0) return pass;
  const act = find(/ acts\d*$/);
  if (act >= 0) return act;
  const away = (name: string) => {
    const { column, row } = placeOf(name);
    return Math.min(...lion.map((l) => Math.abs(l.column - column) + Math.abs(l.row - row)));
  };
  const moves = names.flatMap((name, at) => {
    const space = /\b([A-P](?:1\d|2[0-2]|[1-9]))(?=\d+ steps?)/.exec(name)?.[1];
    return space === undefined ? [] : [{ at, away: away(space) }];
  });
  moves.sort((a, b) => a.away - b.away);
  const nearest = moves[0];
  if (nearest !== undefined) return nearest.at;
  const end = find(/End the act/);
  if (end >= 0) return end;
  return 0;
}

/** Gives an answer: by mouse, by finger, by key. */
export type Press = (button: Locator) => Promise<void>;

const byMouse: Press = (button) => button.click();

/** Gives a sensible answer; its name, or null where nothing is asked any more. */
export async function answerSensibly(page: Page, press: Press = byMouse): Promise<string | null> {
  const sight = await look(page);
  if (sight === null) return null;
  const at = choose(sight);
  await press(decision(page).locator('li > button').nth(at));
  return sight.names[at] ?? '';
}

/** Plays by what a person can see and press until the fight is over; gives back how many answers that took. */
export async function playToTheEnd(page: Page, press: Press = byMouse, most = 900): Promise<number> {
  const over = page.getByText(/^(Victory|Defeat)$/);
  for (let pressed = 0; pressed < most; pressed += 1) {
    if ((await answerSensibly(page, press)) === null) {
      await expect(over).toBeVisible();
      return pressed;
    }
  }
  throw new Error(`the fight goes on after ${most} answers`);
}

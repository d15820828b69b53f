import { ownOf } from '../table/ownOf';
import { effectsWorth } from './botEffects';
import { drinks, FOOD, giving, meals, ONE_MORE, oneMore, plainWorth, WATER } from './botStock';
import { itemCard } from './find';
import type { Seen } from './procedure';
import type { Survivor } from './state';
import type { Resource } from './terms';

/** What an item does for who does not have it yet. */
function itemWorth(r: Seen, own: Survivor, item: string): number {
  const { once, act } = itemCard(r, item);
  const uses = once === true ? 1 : 2;
  return plainWorth(r, own, item) + Math.min(3, uses * Math.max(0, effectsWorth(r, own, act?.effects ?? [])));
}

/** What a good of a trade is worth: `r:wood`, `i:sling`; null: nothing. */
export function goodWorth(r: Seen, own: Survivor, good: unknown, gives: boolean): number {
  if (typeof good !== 'string') return 0;
  const what = good.slice(2);
  if (good.startsWith('i:')) {
    const without = { ...own, items: own.items.filter((item) => item !== what) };
    return itemWorth(r, gives ? without : own, what);
  }
  return gives ? giving(r, own, what as Resource) : oneMore(r, own, what as Resource);
}

/** What a project is worth to who makes it, less what goes into it. */
export function projectWorth(r: Seen, own: Survivor, id: string): number {
  const project = ownOf(r.content.projects, id);
  if (project === undefined) return 0;
  // What goes in may be wanted for this very project; only meals, remedies and what is thrown count.
  const spent = Object.entries(project.cost).reduce((sum, [of, n]) => {
    const what = of as Resource;
    const eaten = FOOD.includes(what) || WATER.includes(what);
    return sum + (eaten ? (ONE_MORE[(FOOD.includes(what) ? meals(own) : drinks(own)) - 1] ?? 0.2) : 0.3) * n;
  }, 0);
  return itemWorth(r, own, project.item) - spent;
}

import { ownOf } from '../table/ownOf';
import { harm } from './botValue';
import { hasItem, itemCard } from './find';
import type { Seen } from './procedure';
import type { Survivor } from './state';
import { MEALS, type Resource } from './terms';

export const FOOD: readonly string[] = MEALS.food;
export const WATER: readonly string[] = MEALS.water;
const TAINTED: readonly string[] = Object.values(MEALS).map(([, tainted]) => tainted);

export const meals = ({ resources }: Survivor): number => resources.food + resources.meat;
export const drinks = ({ resources }: Survivor): number => resources.cleanWater + resources.dirtyWater;

/** What one more meal or drink is worth to who has so many: one for the coming night first; no store is laid in. */
export const ONE_MORE: readonly number[] = [6, 2, 0.7];
/** How much less what can harm is worth. */
const TAINT = 0.6;

/** What an item does for who does not have it yet, its action left out: that may be a matter of resources again. */
export function plainWorth(r: Seen, own: Survivor, item: string): number {
  const card = itemCard(r, item);
  const modifies = card.modify === undefined ? 0 : 2;
  return (
    (card.always === undefined ? 0 : 3) +
    (card.prevent === true ? 3 : 0) +
    // The frost takes who has none.
    (card.warm === true && !hasItem(r, own, 'warm') ? 5 + r.state.day : 0) +
    (card.once === true ? modifies / 2 : modifies) +
    (card.fire === true && !hasItem(r, own, 'fire') ? 1.5 : 0)
  );
}

/** What a material is worth for what it lacks to be made of it. */
function material(r: Seen, own: Survivor, what: Resource, has: number): number {
  let best = 0;
  for (const id of r.state.projects) {
    const project = ownOf(r.content.projects, id);
    if (project === undefined || (project.cost[what] ?? 0) <= has) continue;
    const missing = Object.entries(project.cost).reduce(
      (sum, [of, n]) => sum + Math.max(0, n - (of === what ? has : own.resources[of as Resource])),
      0,
    );
    const { prevent, once } = itemCard(r, project.item);
    if (once !== true && prevent !== true && own.items.includes(project.item)) continue;
    best = Math.max(best, plainWorth(r, own, project.item) / (missing + 1));
  }
  return best;
}

/** What one more of a resource is worth to who has so many of it. */
export function oneMore(r: Seen, own: Survivor, what: Resource, has = own.resources[what]): number {
  const spare = has - own.resources[what];
  const made = material(r, own, what, has);
  const taint = TAINTED.includes(what) && !hasItem(r, own, 'fire') ? TAINT : 0;
  const stock = FOOD.includes(what) ? meals(own) : WATER.includes(what) ? drinks(own) : null;
  if (stock !== null) return Math.max(made, (ONE_MORE[Math.max(0, stock + spare)] ?? 0.2) - taint);
  const thrown = r.content.pack.throws.some(({ resource }) => resource === what) && has < 2 ? 0.8 : 0.2;
  if (what !== 'medicine') return Math.max(made, thrown);
  return has < own.damage ? harm(own.damage - 1, 1) * 0.8 : Math.max(made, has < 1 ? 1 : 0.2);
}

/** What it costs somebody to give one of a resource away. */
export const giving = (r: Seen, own: Survivor, what: Resource): number =>
  oneMore(r, own, what, own.resources[what] - 1);

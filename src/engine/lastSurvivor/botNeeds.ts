import type { Decision, Option } from '../kernel';
import { hasItem, survivorById } from './find';
import type { Seen } from './procedure';
import type { Survivor } from './state';
import { MEALS, RESOURCES, type Resource } from './terms';

const FOOD: readonly string[] = MEALS.food;
const WATER: readonly string[] = MEALS.water;

export const meals = ({ resources }: Survivor): number => resources.food + resources.meat;
export const drinks = ({ resources }: Survivor): number => resources.cleanWater + resources.dirtyWater;

/** How much a resource is wanted: what the next night asks for first, then what a project lacks. */
export function need(r: Seen, me: string, what: string): number {
  const own = survivorById(r.state, me);
  const clean = what === 'food' || what === 'cleanWater' ? 1 : 0;
  if (FOOD.includes(what)) return (meals(own) === 0 ? 10 : meals(own) === 1 ? 4 : 1) + clean;
  if (WATER.includes(what)) return (drinks(own) === 0 ? 10 : drinks(own) === 1 ? 4 : 1) + clean;
  if (what === 'medicine') return own.damage > 0 ? 8 : 3;
  if (what === 'poison') return 3;
  return own.resources[what as Resource] < 2 ? 5 : 2;
}

/** What a thing that is traded is worth to somebody: `r:wood`, `i:sling`; null: nothing. */
export function worth(r: Seen, me: string, good: unknown): number {
  if (typeof good !== 'string') return 0;
  return good.startsWith('r:') ? need(r, me, good.slice(2)) : 6;
}

/** How useful an item would be. */
function use(r: Seen, own: Survivor, item: string): number {
  const card = Object.hasOwn(r.content.items, item) ? r.content.items[item] : undefined;
  if (card === undefined) return 0;
  if (card.always !== undefined) return 9;
  if (card.prevent === true) return 8;
  if (card.warm === true && !hasItem(r, own, 'warm')) return r.state.day >= 4 ? 10 : 4;
  if (card.modify !== undefined) return 6;
  return card.fire === true ? 5 : 3;
}

/** The resource of the terrain that is wanted most. */
export function gathers(r: Seen, { options }: Decision, me: string): Option | undefined {
  const rated = options.map((option) => ({ option, by: need(r, me, option.key) }));
  return rated.sort((a, b) => b.by - a.by)[0]?.option;
}

/** The project whose item is the most useful. */
export function mends(r: Seen, { options }: Decision, me: string): Option | undefined {
  const own = survivorById(r.state, me);
  const made = (key: string) =>
    (Object.hasOwn(r.content.projects, key) ? r.content.projects[key]?.item : '') ?? '';
  const rated = options.map((option) => ({ option, by: use(r, own, made(option.key)) }));
  return rated.sort((a, b) => b.by - a.by)[0]?.option;
}

/** Everything of this kind that a space gives, as far as it is wanted now. */
export const wantedOf = (r: Seen, me: string, gives: readonly Resource[]): number =>
  Math.max(0, ...RESOURCES.filter((what) => gives.includes(what)).map((what) => need(r, me, what)));

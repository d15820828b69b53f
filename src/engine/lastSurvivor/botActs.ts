import type { Decision, Option } from '../kernel';
import { drinks, meals, wantedOf } from './botNeeds';
import { apart, living, survivorById, terrainOf } from './find';
import type { DuelChance, DuelOdds } from './odds';
import type { Seen } from './procedure';
import type { Survivor } from './state';
import { MOST_DAMAGE } from './terms';

type Attack = Option & { survivor: string; odds: DuelOdds };
type Way = Option & { space: string; cost: number };

const share = ({ ways, of }: DuelChance): number => ways / of;

/** How good an attack is: the other's harm against one's own, each worth more the nearer it is to death. */
function rate({ state }: Seen, own: Survivor, { survivor, odds }: Attack): number {
  const other = survivorById(state, survivor);
  return share(odds.gray) * (1 + other.damage) - share(odds.red) * (1 + own.damage);
}

/** An attack that is more likely to harm the other; when the frost has come also an even one. */
function attack(r: Seen, own: Survivor, options: readonly Option[]): Option | undefined {
  const least = r.state.day > 4 ? -0.05 : 0.05;
  return (options.filter(({ kind }) => kind === 'attack') as Attack[])
    .map((option) => ({ option, by: rate(r, own, option) }))
    .filter(({ by }) => by > least)
    .sort((a, b) => b.by - a.by)[0]?.option;
}

/** What a space is worth to go to: what it gives that is wanted, and who could be attacked there. */
function pull(r: Seen, own: Survivor, space: string): number {
  const gives = r.state.gathered.includes(space) ? [] : terrainOf(r, space).gather;
  const prey = living(r.state)
    .filter((s) => s.id !== own.id && r.state.day > 1)
    .map((s) => (1 + s.damage - own.damage) * 2 - apart(r, s.space, space) * 2);
  return wantedOf(r, own.id, gives) + Math.max(0, ...prey);
}

/** A way to a space that is worth more than this one and leaves the strength to act there. */
function walk(r: Seen, own: Survivor, options: readonly Option[]): Option | undefined {
  const here = pull(r, own, own.space);
  return (options.filter(({ kind }) => kind === 'go') as Way[])
    .filter(({ cost }) => cost < own.stamina)
    .map((option) => ({ option, by: pull(r, own, option.space) - option.cost }))
    .filter(({ by }) => by > here)
    .sort((a, b) => b.by - a.by)[0]?.option;
}

/** Items that are used where they help: a remedy when hurt, food and drink when there is none. */
function use(own: Survivor, options: readonly Option[]): Option | undefined {
  const uses = options.filter(({ kind }) => kind === 'use') as (Option & { item: string })[];
  const helps: Readonly<Record<string, boolean>> = {
    poultice: own.damage > 0,
    oldRation: meals(own) === 0,
    fishTrap: meals(own) === 0,
    rainBarrel: drinks(own) === 0,
  };
  return uses.find(({ item }) => Object.hasOwn(helps, item) && helps[item] === true);
}

/** The turn of a seat that the program plays: it mends, fights, crafts, gathers, looks about, walks, and ends. */
export function acts(r: Seen, { options }: Decision, me: string): Option | undefined {
  const own = survivorById(r.state, me);
  const of = (kind: string) => options.find((o) => o.kind === kind);
  const fit = own.damage < MOST_DAMAGE;
  return (
    of('treat') ??
    attack(r, own, options) ??
    of('craft') ??
    use(own, options) ??
    of('gather') ??
    (fit ? of('investigate') : undefined) ??
    walk(r, own, options)
  );
}

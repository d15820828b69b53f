import type { Content } from '../cards/content';
import { gridComplaint } from '../gridRules';
import type { ShowdownState, Survivor } from '../state';
import { PILES } from './fields';
import type { Start } from './pauses';
import type { Situation } from './schema';
import { tableOf } from './table';
import { monsterView, pilesView, survivorView, tableView, type View } from './views';

/** Parts of the state that a table does not begin with, or that its names stand for. */
const NOT_WRITTEN = ['stack', 'decision', 'asked', 'records', 'dice'];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const isObject = (value: unknown): value is View =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Of a view what is not so by itself; of maps only those keys. */
function unlike(view: View, bare: View): View {
  const said: View = {};
  for (const [key, value] of Object.entries(view)) {
    const plain = bare[key];
    if (same(value, plain)) continue;
    said[key] = isObject(value) && isObject(plain) ? unlike(value, plain) : value;
  }
  return said;
}

/** Names that can be keys: each begins with a letter, and no two are the same. */
function namesOf(people: readonly { name: string }[]): string[] {
  const names: string[] = [];
  for (const { name } of people) {
    const base = /^\p{L}/u.test(name) ? name.slice(0, 50) : `Mx ${name}`.slice(0, 50);
    let free = base;
    for (let n = 2; names.includes(free) || free === 'monster'; n += 1) free = `${base} ${n}`;
    names.push(free);
  }
  return names;
}

/** The same table with names that can be written. */
export function renamed(state: ShowdownState): ShowdownState {
  const [survivors, players] = [namesOf(state.survivors), namesOf(state.players)];
  return {
    ...state,
    survivors: state.survivors.map((s, i) => ({ ...s, name: survivors[i] as string })),
    players: state.players.map((p, i) => ({ ...p, name: players[i] as string })),
  };
}

/** Values of the state that are otherwise, by their path; a list of another length as a whole. */
function otherwise(is: unknown, built: unknown, path: string[] = []): [string, unknown][] {
  if (same(is, built)) return [];
  const lists = Array.isArray(is) && Array.isArray(built) && is.length === built.length;
  if (!lists && !(isObject(is) && isObject(built))) return [[path.join('.'), is]];
  const [now, then] = [is as View, built as View];
  if (Object.keys(then).some((key) => !Object.hasOwn(now, key))) return [[path.join('.'), is]];
  return Object.keys(now).flatMap((key) => otherwise(now[key], then[key], [...path, key]));
}

const gridOf = ({ grid }: Survivor): (string | null)[] => grid.map((g) => g?.card ?? null);

/** The first part of a file: the table, and nothing done yet. */
function bareTable(state: ShowdownState, start: Start, content: Content): Situation {
  const { monster, players, solo, survivalLimit, unlocked, dice } = state;
  return {
    title: 'A moment',
    players: players.map((p) => p.name),
    solo,
    survivalLimit,
    unlocked,
    random: [...dice.random],
    starts: start,
    monster: { card: monster.card, level: monster.level },
    survivors: Object.fromEntries(
      state.survivors.map((s) => {
        const { player, at, gear } = survivorView(state, s);
        // What only a correction by hand could put together is no grid of a set-up.
        const strange = gridComplaint(gridOf(s), content) !== null;
        return [s.name, strange ? { player, at } : { player, at, gear }];
      }),
    ),
    piles: Object.fromEntries(PILES.map((pile) => [pile, pilesView(state)[pile]])),
    steps: [],
  } as unknown as Situation;
}

/** Without what every bare table has. */
function shorter(situation: View, state: ShowdownState): View {
  const { solo, players, starts, ...rest } = situation;
  return {
    ...(state.players.length === 1 && state.players[0]?.name === 'Player' ? {} : { players }),
    ...(solo === (state.players.length === 1) ? {} : { solo }),
    ...(starts === 'monster' ? {} : { starts }),
    ...rest,
  };
}

/**
 * Writes a table at which a situation can begin; names must be such that they can be keys. What the format has no words
 * for stands under `exactly`, so that the table which is read is this one.
 */
export function writeTable(state: ShowdownState, start: Start, content: Content): View {
  const bare = bareTable(state, start, content);
  const plain = tableOf(bare, content);
  const { outcome: _, ...table } = unlike(tableView(state, content), tableView(plain, content));
  const variants = unlike({ ...state.variants }, { ...plain.variants });
  const survivors = state.survivors.map((s, i) => {
    const other = plain.survivors[i];
    const more = other === undefined ? {} : unlike(survivorView(state, s), survivorView(plain, other));
    const strange = bare.survivors[s.name]?.gear === undefined;
    return [s.name, { ...bare.survivors[s.name], ...(strange ? { ...more, gear: [] } : more) }] as const;
  });
  const said: View = {
    ...bare,
    ...(Object.keys(variants).length === 0 ? {} : { variants }),
    ...table,
    monster: {
      ...bare.monster,
      at: monsterView(state).at,
      ...unlike(monsterView(state), monsterView(plain)),
    },
    survivors: Object.fromEntries(survivors),
  };
  const built = tableOf(said as unknown as Situation, content);
  const rest = Object.entries(state).filter(([key]) => !NOT_WRITTEN.includes(key));
  const left = rest.flatMap(([key, value]) => otherwise(value, (built as unknown as View)[key], [key]));
  const exactly = left.length === 0 ? {} : { exactly: Object.fromEntries(left) };
  return { ...shorter(said, state), ...exactly };
}

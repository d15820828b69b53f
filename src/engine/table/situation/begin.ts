import { copy, type Journal, startJournal, type TableState } from '../../kernel';
import { whyTooLarge } from '../beginnable';
import type { AnyContent, AnySetUp } from '../rules';
import { placeOf } from '../tidy';
import { scriptOf } from './dice';
import type { SituationRules } from './game';
import { problemsOf } from './messages';
import { partsOf, putAt } from './path';
import type { Problem } from './problem';
import type { TableSituation } from './schema';

/** What no file sets: it comes of the set-up, the dice and the steps. */
const APART = ['stack', 'decision', 'asked', 'dice', 'nextId', '__proto__'];

/** The set-up of a file with what it may leave out: bare cards, players, a seed. */
function fullSetUp({ setup }: TableSituation, people: string): Record<string, unknown> {
  const who = Array.isArray(setup[people]) ? (setup[people] as unknown[]) : [];
  const players = Array.isArray(setup.players)
    ? (setup.players as unknown[])
    : who.map((_, i) => `Player ${i + 1}`);
  const seated = who.map((one, i) =>
    typeof one === 'string' ? { card: one, player: i % Math.max(1, players.length) } : one,
  );
  return { seed: 1, ...setup, players, ...(Array.isArray(setup[people]) ? { [people]: seated } : {}) };
}

/** Keys of a set-up that no game reads. */
function strays(given: unknown, taken: unknown, path: Problem['path']): Problem[] {
  if (typeof given !== 'object' || given === null || typeof taken !== 'object' || taken === null) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const at = [...path, Array.isArray(given) ? Number(key) : key];
    if (!Object.hasOwn(taken, key))
      return [{ path: at, message: `there is no "${key}" here`, key: true as const }];
    return strays(value, (taken as Record<string, unknown>)[key], at);
  });
}

/** The set-up of a file; or what is wrong with it. */
function setUpOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { table, people }: SituationRules<U, S, C, E>,
  situation: TableSituation,
  content: C,
): U | Problem[] {
  const given = fullSetUp(situation, people);
  const parsed = table.setUpSchema.safeParse(given);
  if (!parsed.success)
    return problemsOf(parsed.error.issues, given).map((p) => ({ ...p, path: ['setup', ...p.path] }));
  const unread = [
    ...strays(given, parsed.data, ['setup']),
    ...['dice', 'script'].flatMap((key) =>
      Object.hasOwn(situation.setup, key)
        ? [{ path: ['setup', key], message: 'dice stand beside the set-up', key: true as const }]
        : [],
    ),
  ];
  if (unread.length > 0) return unread;
  const complaint = table.checkSetUp(parsed.data, content);
  return complaint === null ? parsed.data : [{ path: ['setup'], message: complaint }];
}

/** Puts what stands under `exactly` on a prepared table; what is wrong with that. */
function putExactly<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { table }: SituationRules<U, S, C, E>,
  state: S,
  { exactly = {} }: TableSituation,
  content: C,
): Problem[] {
  const misplaced = Object.entries(exactly).flatMap(([path, value]) => {
    const parts = partsOf(path);
    const there = !parts.some((part) => APART.includes(part)) && putAt(state, path, copy(value));
    return there
      ? []
      : [{ path: ['exactly', path], message: 'there is no such place in the state', key: true as const }];
  });
  if (misplaced.length > 0) return misplaced;
  const wrong = (message: string): Problem[] => [{ path: ['exactly'], message, key: true }];
  const parsed = table.stateSchema.safeParse(state);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return wrong(`${placeOf((issue?.path ?? []) as string[])} can't be so: ${issue?.message ?? ''}`);
  }
  const why = whyTooLarge(state) ?? table.strangers(state, content)[0];
  return why === undefined ? [] : wrong(why);
}

/** Where a situation begins: its set-up without dice, and the table at its first question. */
export interface Begun<U, S, E> {
  setup: U;
  journal: Journal<S, E>;
}

/** The table of a situation at its first question; or what is wrong with it. */
export function beginSituation<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  rules: SituationRules<U, S, C, E>,
  situation: TableSituation,
  content: C,
): Begun<U, S, E> | Problem[] {
  const { table } = rules;
  const setup = setUpOf(rules, situation, content);
  if (Array.isArray(setup)) return setup;
  const { dice = [] } = situation;
  const script = typeof dice === 'string' ? {} : { script: scriptOf(dice) };
  const source = typeof dice === 'string' ? dice : 'scripted';
  const prepared = table.prepare({ ...setup, ...script, dice: source }, content);
  const wrong = putExactly(rules, prepared, situation, content);
  if (wrong.length > 0) return wrong;
  try {
    rules.complete(prepared, content, Object.keys(situation.exactly ?? {}));
    const game = { game: table.game, content };
    const journal = startJournal(game, prepared, table.root, table.first(setup, content));
    const [broken] = table.violations(journal.entries[0]?.state ?? prepared, content);
    if (broken !== undefined) return [{ path: ['exactly'], message: broken, key: true }];
    return { setup, journal };
  } catch (error) {
    const [message = ''] = (error as Error).message.split('\n');
    return [{ path: ['dice'], message: `it can't begin: ${message}`, key: true }];
  }
}

import { spaceName } from '../../board';
import type { Decision, Option } from '../../kernel';
import { differences } from '../../table/situation/compare';
import type { Pointed } from '../../table/situation/meant';
import type { Problem } from '../../table/situation/problem';
import type { AnyEvent } from '../events';
import type { ShowdownState } from '../state';
import type { Expectation } from './expectation';
import { pauseOf } from './pauses';
import { everything, optionMeant, type Pointing, says } from './point';
import { monsterView, nameOf, pilesView, survivorView, tableView, type View } from './views';

/** Something that happened, with its words as they were then. */
export interface News {
  event: AnyEvent;
  line: { text: string; rule?: string };
  reasons: readonly { text: string; rule?: string }[];
}

type Path = Problem['path'];

const bySeat = (state: ShowdownState, seat: string): string =>
  state.players.find((p) => p.id === seat)?.name ?? seat;

const last = <T extends AnyEvent['type']>(news: readonly News[], ...types: T[]) =>
  news
    .map((n) => n.event)
    .findLast((e): e is Extract<AnyEvent, { type: T }> => (types as string[]).includes(e.type));

/** The question that really waits; the rest between two turns is none. */
const asked = (state: ShowdownState): Decision | null => (pauseOf(state) === null ? state.decision : null);

function matches(
  wanted: readonly Pointed[],
  options: readonly Option[],
  pointing: Pointing,
  path: Path,
): { problems: Problem[]; found: Set<Option> } {
  const problems: Problem[] = [];
  const found = new Set<Option>();
  for (const [i, pointed] of wanted.entries()) {
    const option = optionMeant(pointed, options, pointing);
    if (typeof option === 'string') problems.push({ path: [...path, i], message: option });
    else found.add(option);
  }
  return { problems, found };
}

/** Exactly these, no others. */
function exactly(wanted: readonly Pointed[], options: readonly Option[], pointing: Pointing, path: Path) {
  const { problems, found } = matches(wanted, options, pointing, path);
  const others = options.filter((o) => !found.has(o)).map((o) => `"${says(o, pointing)}" (${o.key})`);
  if (others.length === 0 || problems.length > 0) return problems;
  return [{ path, message: `there are others: ${others.join(', ')}` }];
}

function questions(expected: Expectation, pointing: Pointing, path: Path): Problem[] {
  const { state } = pointing;
  const decision = asked(state);
  const options = decision?.options ?? [];
  const all = decision === null ? [] : everything(decision);
  const problems: Problem[] = [];
  const { question, by, spaces, offers, doesNotOffer, interjections } = expected;
  if (question !== undefined)
    problems.push(...differences(question, decision?.kind ?? null, [...path, 'question']));
  if (by !== undefined) {
    const seat = decision === null ? undefined : bySeat(state, decision.by);
    problems.push(...differences(by, seat, [...path, 'by']));
  }
  if (expected.options !== undefined)
    problems.push(...exactly(expected.options, options, pointing, [...path, 'options']));
  if (interjections !== undefined) {
    const besides = decision?.interjections ?? [];
    problems.push(...exactly(interjections, besides, pointing, [...path, 'interjections']));
  }
  if (offers !== undefined) problems.push(...matches(offers, all, pointing, [...path, 'offers']).problems);
  for (const [i, pointed] of (doesNotOffer ?? []).entries()) {
    const option = optionMeant(pointed, all, pointing);
    const there = typeof option === 'object' || option.includes('could be');
    if (there) problems.push({ path: [...path, 'doesNotOffer', i], message: 'it is offered' });
  }
  if (spaces !== undefined) {
    const there = options.flatMap((o) => ('space' in o ? [spaceName(Number(o.space))] : []));
    problems.push(...differences([...spaces].sort(), there.sort(), [...path, 'spaces']));
  }
  return problems;
}

function targets(expected: Expectation, news: readonly News[], state: ShowdownState, path: Path): Problem[] {
  const picked = news.map((n) => n.event).filter((e) => e.type === 'targetPicked');
  const names = picked.map((e) => nameOf(state, e.survivor));
  const problems: Problem[] = [];
  if (expected.target !== undefined) {
    const target = names.at(-1) ?? null;
    problems.push(...differences(expected.target, target, [...path, 'target']));
  }
  if (expected.targets !== undefined)
    problems.push(...differences(expected.targets, names, [...path, 'targets']));
  if (expected.pickedBy !== undefined)
    problems.push(...differences(expected.pickedBy, picked.at(-1)?.reason.by, [...path, 'pickedBy']));
  return problems;
}

/** The numbers of the last attack, wound attempt and damage. */
function numbers(news: readonly News[]): View {
  const attack = last(news, 'monsterAttacked', 'survivorAttacked');
  const attempt = last(news, 'woundAttempted');
  const damaged = last(news, 'damaged');
  return {
    need: attack?.need.value,
    speed: attack?.speed.value,
    hits: attack?.hits,
    perfect: attack?.type === 'survivorAttacked' ? attack.perfect : undefined,
    strength: attempt?.strength.value,
    toughness: attempt?.toughness.value,
    damage: damaged?.amount,
  };
}

/** These must come one after another, others between. */
function inOrder(wanted: readonly string[], lines: readonly string[], path: Path): Problem[] {
  let at = 0;
  for (const [i, part] of wanted.entries()) {
    const found = lines.findIndex((line, n) => n >= at && line.toLowerCase().includes(part.toLowerCase()));
    if (found < 0) {
      const all = lines.length === 0 ? 'nothing' : `\n    ${lines.join('\n    ')}`;
      return [{ path: [...path, i], message: `no line says "${part}"; there is ${all}` }];
    }
    at = found + 1;
  }
  return [];
}

function log(expected: Expectation, news: readonly News[], path: Path): Problem[] {
  const lines = news.map((n) => n.line.text);
  const reasons = news.flatMap((n) => n.reasons.map((r) => r.text));
  const rules = new Set(news.flatMap((n) => [n.line.rule, ...n.reasons.map((r) => r.rule)]));
  const present = (expected.doesNotLog ?? []).flatMap((part, i) => {
    const line = lines.find((l) => l.toLowerCase().includes(part.toLowerCase()));
    return line === undefined ? [] : [{ path: [...path, 'doesNotLog', i], message: `it says "${line}"` }];
  });
  const missing = (expected.rules ?? []).flatMap((rule, i) =>
    rules.has(rule)
      ? []
      : [
          {
            path: [...path, 'rules', i],
            message: `${rule} is not named, but ${[...rules].filter((r) => r !== undefined).join(', ')}`,
          },
        ],
  );
  return [
    ...inOrder(expected.log ?? [], lines, [...path, 'log']),
    ...(expected.reasons ?? []).flatMap((part, i) =>
      inOrder([part], reasons, [...path, 'reasons']).map((p) => ({ ...p, path: [...path, 'reasons', i] })),
    ),
    ...present,
    ...missing,
  ];
}

/** Each pile by its count or by its cards. */
function piles(expected: NonNullable<Expectation['piles']>, state: ShowdownState, path: Path): Problem[] {
  const view = pilesView(state);
  return Object.entries(expected).flatMap(([name, wanted]) => {
    const cards = view[name as keyof typeof view];
    if (wanted === undefined) return [];
    return differences(wanted, typeof wanted === 'number' ? cards.length : cards, [...path, name]);
  });
}

const TABLE = [
  'round',
  'controller',
  'nominated',
  'priority',
  'lastToWound',
  'woundsThisRound',
  'grabbed',
  'terrain',
  'outcome',
] as const;

function table(expected: Expectation, { state, content }: Pointing, path: Path): Problem[] {
  const view = tableView(state, content);
  const at: View = { monster: monsterView(state).at };
  for (const s of state.survivors) at[s.name] = survivorView(state, s).at;
  const problems = TABLE.flatMap((key) =>
    expected[key] === undefined ? [] : differences(expected[key], view[key], [...path, key]),
  );
  if (expected.at !== undefined) problems.push(...differences(expected.at, at, [...path, 'at']));
  if (expected.facing !== undefined)
    problems.push(...differences(expected.facing, state.monster.facing, [...path, 'facing']));
  if (expected.monster !== undefined)
    problems.push(...differences(expected.monster, monsterView(state), [...path, 'monster']));
  for (const [name, wanted] of Object.entries(expected.survivors ?? {})) {
    const survivor = state.survivors.find((s) => s.name === name);
    const where = [...path, 'survivors', name];
    if (survivor === undefined) problems.push({ path: where, message: `there is no survivor "${name}"` });
    else problems.push(...differences(wanted, survivorView(state, survivor), where));
  }
  if (expected.piles !== undefined) problems.push(...piles(expected.piles, state, [...path, 'piles']));
  if (expected.diceLeft !== undefined)
    problems.push(...differences(expected.diceLeft, state.dice.script.length, [...path, 'diceLeft']));
  return problems;
}

/** What does not hold, each at its place in the file. */
export function unmet(
  expected: Expectation,
  news: readonly News[],
  pointing: Pointing,
  path: Path,
): Problem[] {
  const { state } = pointing;
  return [
    ...questions(expected, pointing, path),
    ...targets(expected, news, state, path),
    ...(expected.numbers === undefined
      ? []
      : differences(expected.numbers, numbers(news), [...path, 'numbers'])),
    ...log(expected, news, path),
    ...table(expected, pointing, path),
  ];
}

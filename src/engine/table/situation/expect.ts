import type { TableState } from '../../kernel';
import { differences } from './compare';
import type { SaidLine } from './game';
import { valueAt } from './path';
import type { Problem } from './problem';
import type { TableExpectation } from './schema';

type Path = Problem['path'];

/** Something that has happened since the expectation before, and its words. */
export interface TableNews {
  event: object;
  line: SaidLine;
  reasons: readonly SaidLine[];
}

const holds = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** Those of several that do not come, each behind the one before. */
function inOrder<T>(
  wanted: readonly T[],
  count: number,
  fits: (one: T, at: number) => boolean,
  missing: (one: T, i: number) => Problem,
): Problem[] {
  let from = 0;
  return wanted.flatMap((one, i) => {
    for (let at = from; at < count; at += 1)
      if (fits(one, at)) {
        from = at + 1;
        return [];
      }
    return [missing(one, i)];
  });
}

const isSo = (fact: object, event: object): boolean => differences(fact, event, []).length === 0;

function happened(expected: TableExpectation, news: readonly TableNews[], path: Path): Problem[] {
  const types = [...new Set(news.map(({ event }) => (event as { type: string }).type))].join(', ');
  return [
    ...inOrder(
      expected.events ?? [],
      news.length,
      (fact, at) => isSo(fact, news[at]?.event ?? {}),
      (fact, i) => ({
        path: [...path, 'events', i],
        message: `this has not happened: ${JSON.stringify(fact)}; there was ${types || 'nothing'}`,
      }),
    ),
    ...(expected.doesNotHappen ?? []).flatMap((fact, i) => {
      const found = news.find(({ event }) => isSo(fact, event));
      const at = [...path, 'doesNotHappen', i];
      return found === undefined ? [] : [{ path: at, message: `this has happened: ${found.line.text}` }];
    }),
  ];
}

function told(expected: TableExpectation, news: readonly TableNews[], path: Path): Problem[] {
  const lines = news.map(({ line }) => line.text);
  const reasons = news.flatMap((n) => n.reasons);
  const named = [...news.map(({ line }) => line.rule), ...reasons.map(({ rule }) => rule)];
  return [
    ...inOrder(
      expected.log ?? [],
      lines.length,
      (part, at) => holds(lines[at] ?? '', part),
      (part, i) => ({
        path: [...path, 'log', i],
        message: `"${part}" is not in the log: ${lines.join(' / ')}`,
      }),
    ),
    ...(expected.doesNotLog ?? []).flatMap((part, i) => {
      const found = lines.find((line) => holds(line, part));
      return found === undefined
        ? []
        : [{ path: [...path, 'doesNotLog', i], message: `the log has "${found}"` }];
    }),
    ...(expected.reasons ?? []).flatMap((part, i) =>
      reasons.some(({ text }) => holds(text, part))
        ? []
        : [{ path: [...path, 'reasons', i], message: `"${part}" is no reason` }],
    ),
    ...(expected.rules ?? []).flatMap((rule, i) =>
      named.includes(rule)
        ? []
        : [
            {
              path: [...path, 'rules', i],
              message: `${rule} is not named; there was ${[...new Set(named)].join(', ')}`,
            },
          ],
    ),
  ];
}

function asked(
  expected: TableExpectation,
  { decision, players }: TableState & { players?: readonly { id: string; name: string }[] },
  path: Path,
): Problem[] {
  const keys = decision?.options.map(({ key }) => key) ?? [];
  const { question, by, options, offers = [], doesNotOffer = [] } = expected;
  const asks = players?.find(({ id }) => id === decision?.by)?.name;
  const wrong = by !== undefined && by !== decision?.by && by !== asks;
  return [
    ...(question === undefined ? [] : differences(question, decision?.kind ?? null, [...path, 'question'])),
    ...(wrong ? differences(by, asks ?? decision?.by, [...path, 'by']) : []),
    ...(options === undefined
      ? []
      : differences([...options].sort(), [...keys].sort(), [...path, 'options'])),
    ...offers.flatMap((key, i) =>
      keys.includes(key)
        ? []
        : [{ path: [...path, 'offers', i], message: `"${key}" is not among ${keys.join(', ')}` }],
    ),
    ...doesNotOffer.flatMap((key, i) =>
      keys.includes(key) ? [{ path: [...path, 'doesNotOffer', i], message: `"${key}" is offered` }] : [],
    ),
  ];
}

/** A value of the state; a place that is not there is never as expected. */
function stands(at: string, expected: unknown, state: object, path: Path): Problem[] {
  const value = valueAt(state, at);
  return value === undefined
    ? [{ path, message: 'there is no such place in the state', key: true }]
    : differences(expected, value, path);
}

/** What does not hold of a table, each at its place in the file. */
export function unmetOf(
  expected: TableExpectation,
  news: readonly TableNews[],
  state: TableState,
  path: Path,
): Problem[] {
  return [
    ...asked(expected, state, path),
    ...Object.entries(expected.state ?? {}).flatMap(([at, value]) =>
      stands(at, value, state, [...path, 'state', at]),
    ),
    ...happened(expected, news, path),
    ...told(expected, news, path),
    ...(expected.diceLeft === undefined
      ? []
      : differences(expected.diceLeft, state.dice.script.length, [...path, 'diceLeft'])),
  ];
}

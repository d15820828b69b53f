import type { InterfaceWords } from '../../text/interface/en';
import type { AftermathView } from './aftermathView';

type Words = InterfaceWords['aftermath'];

/** Names may hold anything: what Markdown would read as a sign stands there as itself, and on one line. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>#|~]/g, '\\$&');

const list = (items: readonly string[]): string[] => items.map((item) => `- ${item}`);

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '---:'))), ...rows.map(line)];
}

function sheets({ sheets: all }: AftermathView, words: Words): string[] {
  return all.flatMap(({ name, state, changes }) => [
    `### ${plain(name)} – ${plain(state)}`,
    '',
    ...(changes.length === 0
      ? [words.noChange]
      : list(changes.map((change) => [change.words, ...change.does].map(plain).join(' – ')))),
    '',
  ]);
}

function rewards({ rewards: all, unlocked }: AftermathView, words: Words): string[] {
  const named = all.map(({ name, owner }) =>
    plain(owner === null ? name : `${name}, ${words.carried(owner.name)}`),
  );
  const none = named.length === 0 && unlocked === null ? [words.noRewards] : [];
  return [...none, ...list(named), ...(unlocked === null ? [] : list([plain(unlocked)])), ''];
}

/** The aftermath as text that can be read as it is, and by everything that reads Markdown. */
export function aftermathText(view: AftermathView, words: Words): string {
  const { owners, rows } = view.survivors;
  const { rounds, series } = view.course;
  const lines = [
    `# ${plain(view.title)}`,
    '',
    `${words.outcome[view.outcome]}. ${plain(view.summary)}.`,
    '',
    `## ${words.sheets}`,
    '',
    ...sheets(view, words),
    `## ${words.rewards}`,
    '',
    ...rewards(view, words),
    `## ${words.figures}`,
    '',
    ...list(view.figures.map(({ label, value }) => `${label}: ${value}`)),
    ...list([`${words.seed}: ${view.seed}`]),
    '',
    `## ${words.bySurvivor}`,
    '',
    ...table(
      [words.figure, ...owners.map(({ name }) => plain(name))],
      rows.map(({ label, values }) => [label, ...values.map(String)]),
    ),
    '',
    `## ${words.course}`,
    '',
    ...table(
      [words.round, ...series.map(({ label }) => label)],
      rounds.map((round, i) => [String(round), ...series.map(({ values }) => String(values[i] ?? 0))]),
    ),
    '',
    `## ${words.dice}`,
    '',
    ...(view.dice.length === 0
      ? [words.noDice]
      : list(view.dice.map(({ label, summary, counts }) => `${label}: ${summary} – ${counts.join(', ')}`))),
    '',
  ];
  return lines.join('\n');
}

import type { Figure, Part } from '../engine';
import type { ReasonLine } from './lines';
import type { Messages } from './messages';
import type { Teller } from './say';

type Number = keyof Messages['explain']['numbers'];

/** What a contribution is called. */
export function partLabel(m: Messages, { source, of, stat }: Part, t: Teller): string {
  if (of === undefined || stat === undefined) return t.card(source);
  return m.explain.partOf(source, t.card(source), of, t.name('stat', stat));
}

/** A number, then each thing that went into it. */
export function figureLines(m: Messages, label: Number, { value, parts }: Figure, t: Teller): ReasonLine[] {
  const lines: ReasonLine[] = [{ text: m.explain.number(m.explain.numbers[label], value) }];
  for (const part of parts) {
    const text = m.explain.part(partLabel(m, part, t), t.signed(part.by));
    lines.push(part.rule === undefined ? { text } : { text, rule: part.rule });
  }
  return lines;
}

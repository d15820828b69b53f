import type { Figure } from '../../engine';
import type { Names } from '../../text';
import type { BreakdownPart } from '../primitives/Breakdown';
import { TEXT } from '../words/text';

/** What a figure is made of, each contribution by its name. */
export function breakdown(figure: Figure, names: Names): BreakdownPart[] {
  const teller = TEXT.teller(names);
  return figure.parts.map((part) => ({
    label: teller.card(part.source),
    value: part.by > 0 ? `+${part.by}` : `−${Math.abs(part.by)}`,
    ...(part.rule === undefined ? {} : { rule: part.rule }),
  }));
}

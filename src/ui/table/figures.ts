import type { Figure } from '../../engine';
import type { Names } from '../../text';
import type { BreakdownPart } from '../primitives/Breakdown';
import { TEXT } from '../words/text';

/** What a figure is made of, each contribution by its name. */
export function breakdown(figure: Figure, names: Names): BreakdownPart[] {
  return figure.parts.map((part) => ({
    label: TEXT.part(part, names),
    value: part.by > 0 ? `+${part.by}` : `−${Math.abs(part.by)}`,
    ...(part.rule === undefined ? {} : { rule: part.rule }),
  }));
}

import type { Moment } from '../../store/moments';
import type { LogLine, LogSection } from './logView';

/** The newest line that has a reason: why things stand as they do at the pending question. */
export const newestReason = (sections: readonly LogSection[]): string | null =>
  sections.flatMap(({ lines }) => lines).findLast(({ reason }) => reason !== undefined)?.id ?? null;

/** The lines that are about one figure, under their headings; null: all of them. */
export function linesAbout(sections: readonly LogSection[], figure: string | null): readonly LogSection[] {
  if (figure === null) return sections;
  return sections
    .map((section) => ({ ...section, lines: section.lines.filter((line) => line.about?.includes(figure)) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The moment at which a line was told: its entry, and its event there. */
export function momentOfLine(id: string): Moment {
  const [entry, event] = id.split('.').map(Number);
  return { entry: entry ?? 0, told: (event ?? 0) + 1 };
}

/** The log as it was at a moment. */
export function sectionsTo(sections: readonly LogSection[], moment: Moment | null): readonly LogSection[] {
  if (moment === null) return sections;
  const told = ({ id }: LogLine): boolean => {
    const at = momentOfLine(id);
    return at.entry < moment.entry || (at.entry === moment.entry && at.told <= moment.told);
  };
  return sections
    .map((section) => ({ ...section, lines: section.lines.filter(told) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The words of the lines that were told last, the newest last. */
export const lastLines = (sections: readonly LogSection[], count: number): string[] =>
  sections
    .slice(-count)
    .flatMap(({ lines }) => lines)
    .slice(-count)
    .map(({ words }) => String(words));

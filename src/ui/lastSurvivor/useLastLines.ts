import { useMemo } from 'react';
import type { LogSection } from '../log/logView';

/** So many lines stand over the newest. */
const TOLD = 5;

/** What was told last, for the bar that shows how the program plays. */
export function useLastLines(sections: readonly LogSection[]): string[] {
  return useMemo(
    () =>
      sections
        .slice(-2)
        .flatMap((s) => s.lines)
        .slice(-TOLD)
        .map(({ words }) => String(words)),
    [sections],
  );
}

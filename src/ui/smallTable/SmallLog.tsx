import { useMemo, useState } from 'react';
import { Log } from '../log/Log';
import type { LogSection } from '../log/logView';
import { linesAbout } from '../log/sections';
import { useWords } from '../words/useWords';

const EVERYTHING = 'all';

export interface SmallLogProps {
  sections: readonly LogSection[];
  /** Whose lines can be picked out. */
  people: readonly { id: string; name: string }[];
  openLine: string | null;
  onToggle: (line: string) => void;
  /** Shows the table as it was at a line. */
  onMoment?: ((line: string) => void) | undefined;
  past?: boolean | undefined;
  /** In a replay: the line of the moment that is shown. */
  now?: string | undefined;
}

/** Everything that happened, or what is about one person. */
export function SmallLog({ sections, people, openLine, onToggle, onMoment, past, now }: SmallLogProps) {
  const words = useWords().table;
  const [filter, setFilter] = useState(EVERYTHING);
  const shown = useMemo(
    () => linesAbout(sections, filter === EVERYTHING ? null : filter),
    [sections, filter],
  );
  return (
    <Log
      sections={shown}
      filter={filter}
      filters={[
        { value: EVERYTHING, label: words.everything },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onFilter={setFilter}
      openId={openLine}
      onToggle={onToggle}
      onMoment={onMoment}
      past={past}
      now={now}
    />
  );
}

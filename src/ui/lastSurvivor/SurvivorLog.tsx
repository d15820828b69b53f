import { useMemo, useState } from 'react';
import type { SurvivorState } from '../../engine';
import { Log } from '../log/Log';
import type { LogSection } from '../log/logView';
import { useWords } from '../words/useWords';
import { whoOf } from './signs';
import { onlyOf } from './survivorLog';

const EVERYTHING = 'all';

export interface SurvivorLogProps {
  state: SurvivorState;
  sections: readonly LogSection[];
  openLine: string | null;
  onToggle: (line: string) => void;
}

/** Everything that happened, or what is about one survivor. */
export function SurvivorLog({ state, sections, openLine, onToggle }: SurvivorLogProps) {
  const words = useWords().lastSurvivor;
  const [filter, setFilter] = useState(EVERYTHING);
  const shown = useMemo(
    () => (filter === EVERYTHING ? sections : onlyOf(sections, filter)),
    [sections, filter],
  );
  return (
    <Log
      sections={shown}
      filter={filter}
      filters={[
        { value: EVERYTHING, label: words.everything },
        ...state.survivors.map((s) => ({ value: s.id, label: whoOf(state, s.id) })),
      ]}
      onFilter={setFilter}
      openId={openLine}
      onToggle={onToggle}
    />
  );
}

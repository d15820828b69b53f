import { memo, useCallback, useMemo } from 'react';
import type { ShowdownState } from '../../engine';
import { useView } from '../../store/view';
import { Log } from '../log/Log';
import type { LogSection } from '../log/logView';
import { linesAbout } from '../log/sections';
import { useWords } from '../words/useWords';

export interface TableLogProps {
  sections: readonly LogSection[];
  survivors: ShowdownState['survivors'];
  /** The log ends at a moment of the past. */
  past: boolean;
  /** Shows the table as it was at a line. */
  onMoment: (line: string) => void;
  onSave: () => void;
}

/** The log of the fight, of everybody or of one. */
export const TableLog = memo(function TableLog({
  sections,
  survivors,
  past,
  onMoment,
  onSave,
}: TableLogProps) {
  const words = useWords().table;
  const { logActor, openReason, filterLog, openLine } = useView();
  const shown = useMemo(() => linesAbout(sections, logActor), [sections, logActor]);
  const toggle = useCallback(
    (id: string) => openLine(id === useView.getState().openReason ? null : id),
    [openLine],
  );
  return (
    <Log
      sections={shown}
      filter={logActor ?? 'all'}
      filters={[
        { value: 'all', label: words.everything },
        { value: 'monster', label: words.monsterLines },
        ...survivors.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onFilter={(value) => filterLog(value === 'all' ? null : value)}
      openId={openReason}
      onToggle={toggle}
      onMoment={onMoment}
      past={past}
      onSave={past ? undefined : onSave}
    />
  );
});

import { memo } from 'react';
import type { ShowdownState } from '../../engine';
import { useView } from '../../store/view';
import { Log } from '../log/Log';
import type { LogSection } from '../log/logView';
import { useWords } from '../words/useWords';

export interface TableLogProps {
  sections: readonly LogSection[];
  survivors: ShowdownState['survivors'];
  onSave: () => void;
}

/** The log of the fight, of everybody or of one. */
export const TableLog = memo(function TableLog({ sections, survivors, onSave }: TableLogProps) {
  const words = useWords().table;
  const { logActor, openReason, filterLog, openLine } = useView();
  return (
    <Log
      sections={sections}
      filter={logActor ?? 'all'}
      filters={[
        { value: 'all', label: words.everything },
        { value: 'monster', label: words.monsterLines },
        ...survivors.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onFilter={(value) => filterLog(value === 'all' ? null : value)}
      openId={openReason}
      onToggle={(id) => openLine(id === openReason ? null : id)}
      onSave={onSave}
    />
  );
});

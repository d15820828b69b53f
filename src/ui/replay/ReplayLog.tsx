import { memo, useMemo } from 'react';
import { type Moment, momentOrder } from '../../store/moments';
import { useReplay } from '../../store/replay/replay';
import { useView } from '../../store/view';
import { Log } from '../log/Log';
import type { LogSection } from '../log/logView';
import { linesAbout, momentOfLine } from '../log/sections';
import { useWords } from '../words/useWords';

export interface ReplayLogProps {
  /** Everything that happens in the fight. */
  sections: readonly LogSection[];
  /** Whose lines can be picked out. */
  people: readonly { id: string; name: string }[];
  moment: Moment;
}

/** The log of the whole fight, of everybody or of one, with the moment's line marked: any line leads to its moment. */
export const ReplayLog = memo(function ReplayLog({ sections, people, moment }: ReplayLogProps) {
  const words = useWords().table;
  const { logActor, openReason, filterLog, openLine } = useView();
  const go = useReplay((s) => s.go);
  const shown = useMemo(() => linesAbout(sections, logActor), [sections, logActor]);
  const now = useMemo(
    () =>
      shown.flatMap(({ lines }) => lines).findLast(({ id }) => momentOrder(momentOfLine(id), moment) <= 0)
        ?.id ?? '',
    [shown, moment],
  );
  return (
    <Log
      sections={shown}
      filter={logActor ?? 'all'}
      filters={[
        { value: 'all', label: words.everything },
        ...people.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onFilter={(value) => filterLog(value === 'all' ? null : value)}
      openId={openReason}
      onToggle={(id) => {
        openLine(id === openReason ? null : id);
        go(momentOfLine(id));
      }}
      now={now}
    />
  );
});

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import type { DecisionView } from '../decision/decision';
import type { Rolls } from '../dice/roll';
import type { LogSection } from '../log/logView';
import { newestReason } from '../log/sections';
import type { Phase } from '../shell/PhaseStrip';
import { TableLayout, type TableLayoutProps, type TableTab } from '../shell/TableLayout';
import { useRoom } from '../shell/useMedia';
import { useFightKeys } from '../table/useFightKeys';
import { useWords } from '../words/useWords';
import { SmallLog } from './SmallLog';
import { SmallPast } from './SmallPast';
import { SmallTop } from './SmallTop';
import { SmallWatch } from './SmallWatch';
import type { PastOf } from './usePastOf';

export interface SmallTableProps {
  title: string;
  /** Such as "Day 3", what it is counted in, and the number. */
  moment: string;
  unit: 'round' | 'day';
  at: number;
  /** The first rule of its book. */
  firstRule: string;
  /** What is to be seen on the board now, such as a combat or the end: on a phone it comes forward. */
  forward?: string | null | undefined;
  /** The name that the table is kept under. */
  id: string | null;
  journal: { at: number; entries: readonly unknown[] };
  past: PastOf<unknown, unknown>;
  /** Another tab plays it. */
  watching: boolean;
  over: boolean;
  names: TableLayoutProps['names'];
  phases?: readonly Phase[] | undefined;
  seats?: ReactNode;
  board: ReactNode;
  /** What stands beside it. */
  beside: ReactNode;
  people: ReactNode;
  /** Whose lines of the log can be picked out. */
  who: readonly { id: string; name: string }[];
  /** The log up to what is shown. */
  sections: readonly LogSection[];
  rolls: Rolls;
  /** What is asked where it is played. */
  asked: DecisionView | null;
  /** What stands at the foot while it is played here; `tellWhy` opens the newest reason. */
  question: (tellWhy: (() => void) | undefined) => ReactNode;
  /** The window in which it is set right by hand. */
  corrections: (close: () => void) => ReactNode;
  onUndo: () => void;
  onRedo: () => void;
}

/** One of the smaller tables: bar, board, panels, log and question, looked back at, watched and set right by hand. */
export function SmallTable(props: SmallTableProps) {
  const { title, moment, past, watching, sections, rolls, onUndo, onRedo } = props;
  const words = useWords();
  const [tab, setTab] = useState<TableTab>('board');
  const [openLine, setOpenLine] = useState<string | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const looking = past.picture !== null;
  const still = looking || watching;
  const keys = useMemo(() => ({ z: onUndo, y: onRedo, l: () => setTab('log') }), [onUndo, onRedo]);
  useFightKeys(keys);
  const narrow = useRoom() === 'narrow';
  const { forward = null } = props;
  useEffect(() => {
    if (narrow && forward !== null) setTab('board');
  }, [narrow, forward]);
  const reason = newestReason(sections);
  const tellWhy = () => {
    setTab('log');
    setOpenLine(reason);
  };
  function foot() {
    if (looking)
      return (
        <SmallPast
          looking={words.past.looking(props.at, props.unit)}
          sections={sections}
          rolls={rolls.rolls}
          hasEarlier={past.hasEarlier}
          over={props.over}
        />
      );
    if (watching) return <SmallWatch asked={props.asked} rolls={rolls.rolls} />;
    return props.question(reason === null ? undefined : tellWhy);
  }
  return (
    <>
      <TableLayout
        title={`${title}, ${moment}`}
        past={looking}
        tab={tab}
        onTab={setTab}
        names={props.names}
        topBar={
          <SmallTop
            title={title}
            moment={moment}
            firstRule={props.firstRule}
            id={props.id}
            journal={props.journal}
            phases={props.phases ?? []}
            still={still}
            onUndo={onUndo}
            onRedo={onRedo}
            onLog={() => setTab('log')}
            own={[{ id: 'corrections', label: words.table.correct, glyph: 'edit', disabled: still }]}
            onOwn={() => setCorrecting(true)}
            seats={props.seats}
          />
        }
        board={props.board}
        monster={props.beside}
        survivors={props.people}
        log={
          <SmallLog
            sections={sections}
            people={props.who}
            openLine={openLine}
            onToggle={(line) => setOpenLine((open) => (open === line ? null : line))}
            onMoment={(line) => {
              past.look(line);
              setTab('board');
            }}
            past={looking}
          />
        }
        decision={foot()}
      />
      {correcting && props.corrections(() => setCorrecting(false))}
    </>
  );
}

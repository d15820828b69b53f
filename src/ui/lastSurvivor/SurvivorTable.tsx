import { useMemo, useState } from 'react';
import { current } from '../../engine';
import { type SurvivorJournal, useLastSurvivor } from '../../store/lastSurvivor';
import { TableLayout, type TableTab } from '../shell/TableLayout';
import { useFightKeys } from '../table/useFightKeys';
import { useWords } from '../words/useWords';
import { DayPanel } from './DayPanel';
import { decisionView } from './decisionView';
import { Sheets } from './Sheets';
import { SurvivorLog } from './SurvivorLog';
import { SurvivorQuestion } from './SurvivorQuestion';
import { SurvivorStage } from './SurvivorStage';
import { SurvivorTop } from './SurvivorTop';
import { newestReason, survivorLog } from './survivorLog';
import { rollsOf } from './survivorRolls';
import { useHandOver } from './useHandOver';
import { useLastLines } from './useLastLines';

/** The table of last survivor: the map or the combat, everybody's sheet, the day, the question, and all that happened. */
export function SurvivorTable({ journal }: { journal: SurvivorJournal }) {
  const words = useWords().lastSurvivor;
  const { id, bots, botPlaying, setBot, undo, redo } = useLastSurvivor();
  const [tab, setTab] = useState<TableTab>('board');
  const [openLine, setOpenLine] = useState<string | null>(null);
  const [considered, setConsidered] = useState<string | null>(null);
  const state = current(journal);
  const hands = useHandOver(state, id, bots);
  const asked = hands.cover === null && botPlaying === null;
  const decision = useMemo(
    () => (asked ? decisionView(state, words, hands.alone) : null),
    [asked, state, words, hands.alone],
  );
  const sections = useMemo(() => survivorLog(journal, words), [journal, words]);
  const rolls = useMemo(() => rollsOf(journal, words), [journal, words]);
  const lines = useLastLines(sections);
  const keys = useMemo(() => ({ z: undo, y: redo, l: () => setTab('log') }), [undo, redo]);
  useFightKeys(keys);
  const reason = newestReason(sections);
  const tellWhy = () => {
    setTab('log');
    setOpenLine(reason);
  };
  return (
    <TableLayout
      title={`${words.title}, ${words.day(state.day)}`}
      tab={tab}
      onTab={setTab}
      names={{
        board: { label: words.areas.map, glyph: 'board' },
        monster: { label: words.areas.table, glyph: 'sun' },
      }}
      topBar={<SurvivorTop state={state} journal={journal} onLog={() => setTab('log')} />}
      board={
        <SurvivorStage
          state={state}
          journal={journal}
          asked={asked}
          considered={considered}
          onConsider={setConsidered}
        />
      }
      monster={<DayPanel state={state} hand={hands.hand} />}
      survivors={<Sheets state={state} bots={bots} onBot={setBot} />}
      log={
        <SurvivorLog
          state={state}
          sections={sections}
          openLine={openLine}
          onToggle={(line) => setOpenLine((open) => (open === line ? null : line))}
        />
      }
      decision={
        <SurvivorQuestion
          state={state}
          decision={decision}
          hands={hands}
          rolls={rolls}
          lines={lines}
          considered={considered}
          onConsider={setConsidered}
          onWhy={reason === null ? undefined : tellWhy}
        />
      }
    />
  );
}

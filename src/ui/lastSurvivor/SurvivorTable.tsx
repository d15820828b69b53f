import { useMemo, useState } from 'react';
import { current } from '../../engine';
import { LAST_SURVIVOR_TELLING } from '../../store/desks/lastSurvivor';
import { type SurvivorJournal, useLastSurvivor } from '../../store/lastSurvivor';
import { lastLines, newestReason, sectionsTo } from '../log/sections';
import { TableLayout, type TableTab } from '../shell/TableLayout';
import { useRoom } from '../shell/useMedia';
import { SmallLog } from '../smallTable/SmallLog';
import { SmallPast } from '../smallTable/SmallPast';
import { SmallTop } from '../smallTable/SmallTop';
import { SmallWatch } from '../smallTable/SmallWatch';
import { usePastOf } from '../smallTable/usePastOf';
import { useFightKeys } from '../table/useFightKeys';
import { useWords } from '../words/useWords';
import { DayPanel } from './DayPanel';
import { dayPhases } from './dayPhases';
import { decisionView } from './decisionView';
import { Sheets } from './Sheets';
import { SurvivorCorrections } from './SurvivorCorrections';
import { SurvivorQuestion } from './SurvivorQuestion';
import { SurvivorStage } from './SurvivorStage';
import { whoOf } from './signs';
import { programSaid, survivorLog } from './survivorLog';
import { survivorPanels } from './survivorPanels';
import { rollsOf } from './survivorRolls';
import { useOpenHands } from './useOpenHands';

/** So many lines stand over the newest while the program plays. */
const TOLD = 4;

/** The table of last survivor: the map or the combat, everybody's sheet, the day, the question, and all that happened. */
export function SurvivorTable({ journal }: { journal: SurvivorJournal }) {
  const all = useWords();
  const words = all.lastSurvivor;
  const { id, setup, watching, bots, botPlaying, setBot, undo, redo } = useLastSurvivor();
  const { picture, hasEarlier, look } = usePastOf(LAST_SURVIVOR_TELLING, setup, journal);
  const past = picture !== null;
  const still = past || watching;
  const [tab, setTab] = useState<TableTab>('board');
  const [openLine, setOpenLine] = useState<string | null>(null);
  const [considered, setConsidered] = useState<string | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const now = current(journal);
  const state = picture?.state ?? now;
  const hands = useOpenHands(state, id, bots);
  const asked = hands.cover === null && botPlaying === null && !still;
  const decision = useMemo(
    () => (asked ? decisionView(state, words, hands.alone) : null),
    [asked, state, words, hands.alone],
  );
  const sections = useMemo(() => sectionsTo(survivorLog(journal, words), picture), [journal, words, picture]);
  const rolls = useMemo(
    () => rollsOf(picture === null ? journal : { ...journal, at: picture.entry }, words),
    [journal, words, picture],
  );
  const lines = useMemo(() => lastLines(sections, TOLD), [sections]);
  const said = useMemo(() => programSaid(journal, sections), [journal, sections]);
  const moment = words.day(state.day);
  // A narrower bar has no room for names.
  const wide = useRoom() === 'wide';
  const keys = useMemo(() => ({ z: undo, y: redo, l: () => setTab('log') }), [undo, redo]);
  useFightKeys(keys);
  const reason = newestReason(sections);
  const tellWhy = () => {
    setTab('log');
    setOpenLine(reason);
  };
  return (
    <>
      <TableLayout
        title={`${words.title}, ${moment}`}
        past={past}
        tab={tab}
        onTab={setTab}
        names={survivorPanels(words)}
        topBar={
          <SmallTop
            title={words.title}
            moment={moment}
            id={id}
            journal={journal}
            phases={wide ? dayPhases(state, words.nightPhase) : []}
            still={still}
            onUndo={undo}
            onRedo={redo}
            onLog={() => setTab('log')}
            own={[{ id: 'corrections', label: all.table.correct, glyph: 'edit', disabled: still }]}
            onOwn={() => setCorrecting(true)}
          />
        }
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
        survivors={<Sheets state={state} bots={bots} onBot={still ? undefined : setBot} />}
        log={
          <SmallLog
            sections={sections}
            people={state.survivors.map((s) => ({ id: s.id, name: whoOf(state, s.id) }))}
            openLine={openLine}
            onToggle={(line) => setOpenLine((open) => (open === line ? null : line))}
            onMoment={(line) => {
              look(line);
              setTab('board');
            }}
            past={past}
          />
        }
        decision={
          past ? (
            <SmallPast
              looking={all.past.looking(state.day, 'day')}
              sections={sections}
              rolls={rolls.rolls}
              hasEarlier={hasEarlier}
              over={now.outcome !== null}
            />
          ) : watching ? (
            <SmallWatch asked={decisionView(now, words, hands.alone)} rolls={rolls.rolls} />
          ) : (
            <SurvivorQuestion
              state={state}
              decision={decision}
              hands={hands}
              rolls={rolls}
              lines={lines}
              said={said}
              considered={considered}
              onConsider={setConsidered}
              onWhy={reason === null ? undefined : tellWhy}
            />
          )
        }
      />
      {correcting && <SurvivorCorrections state={now} onClose={() => setCorrecting(false)} />}
    </>
  );
}

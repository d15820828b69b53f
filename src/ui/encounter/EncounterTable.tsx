import { useMemo, useState } from 'react';
import { current } from '../../engine';
import { ENCOUNTER_TELLING } from '../../store/desks/encounter';
import { type EncounterJournal, quickEncounter, useEncounter } from '../../store/encounter';
import { DecisionBar } from '../decision/DecisionBar';
import { HandOver } from '../decision/HandOver';
import { usePassing } from '../decision/usePassing';
import { newestReason, sectionsTo } from '../log/sections';
import { SeatChip } from '../shell/SeatChip';
import { TableLayout, type TableTab } from '../shell/TableLayout';
import { OverBar } from '../smallTable/OverBar';
import { SmallLog } from '../smallTable/SmallLog';
import { SmallPast } from '../smallTable/SmallPast';
import { SmallTop } from '../smallTable/SmallTop';
import { SmallWatch } from '../smallTable/SmallWatch';
import { usePastOf } from '../smallTable/usePastOf';
import { useFightKeys } from '../table/useFightKeys';
import { useWords } from '../words/useWords';
import styles from './Encounter.module.css';
import { EncounterCorrections } from './EncounterCorrections';
import { EncounterOver } from './EncounterOver';
import { encounterDecision } from './encounterDecision';
import { encounterLog } from './encounterLog';
import { encounterPanels } from './encounterPanels';
import { encounterRolls } from './encounterRolls';
import { seatOf, whoOf } from './encounterSigns';
import { ENCOUNTER_TEXT } from './encounterWords';
import { NowPanel } from './NowPanel';
import { People } from './People';
import { Places } from './Places';

/** The table of encounters: places, people, the question with its odds, and everything that happened. */
export function EncounterTable({ journal }: { journal: EncounterJournal }) {
  const all = useWords();
  const words = all.encounter;
  const { id, setup, watching, answer, undo, redo, start } = useEncounter();
  const [tab, setTab] = useState<TableTab>('board');
  const [openLine, setOpenLine] = useState<string | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const { picture, hasEarlier, look } = usePastOf(ENCOUNTER_TELLING, setup, journal);
  const past = picture !== null;
  const now = current(journal);
  const state = picture?.state ?? now;
  const decision = useMemo(() => encounterDecision(now, all.dice), [now, all.dice]);
  const sections = useMemo(
    () => sectionsTo(encounterLog(journal, words), picture),
    [journal, words, picture],
  );
  const rolls = useMemo(
    () => encounterRolls(picture === null ? journal : { ...journal, at: picture.entry }, all),
    [journal, all, picture],
  );
  const keys = useMemo(() => ({ z: undo, y: redo, l: () => setTab('log') }), [undo, redo]);
  useFightKeys(keys);
  const reason = newestReason(sections);
  const moment = words.round(state.round);
  const seat = state.decision === null ? null : seatOf(state, state.decision.by);
  const passing = usePassing(
    setup,
    now.decision,
    now.decision === null ? null : seatOf(now, now.decision.by),
  );
  const covered = passing.cover !== null && !past && !watching;
  const ended = now.outcome === null ? '' : ENCOUNTER_TEXT.outcome(now.outcome);

  function question() {
    if (past)
      return (
        <SmallPast
          looking={all.past.looking(state.round, 'round')}
          sections={sections}
          rolls={rolls.rolls}
          hasEarlier={hasEarlier}
          over={now.outcome !== null}
        />
      );
    if (watching) return <SmallWatch asked={decision} rolls={rolls.rolls} />;
    if (now.outcome !== null)
      return (
        <OverBar
          said={`${words.over}. ${ended}`}
          again={words.again}
          leave={words.leave}
          onAgain={() => start(quickEncounter(words.playerName(1)))}
        />
      );
    return (
      <DecisionBar
        decision={covered ? null : decision}
        passing={passing.sign}
        idle={passing.cover === null ? '' : all.decision.handOver.waits(passing.cover.name)}
        rolls={{ ...rolls, told: true }}
        onAnswer={answer}
        onConsider={() => undefined}
        onDecline={() => undefined}
        onConfirm={() => undefined}
        onWhy={
          reason === null
            ? undefined
            : () => {
                setTab('log');
                setOpenLine(reason);
              }
        }
      />
    );
  }
  return (
    <>
      <TableLayout
        title={`${words.title}, ${moment}`}
        past={past}
        tab={tab}
        onTab={setTab}
        names={encounterPanels(words)}
        topBar={
          <SmallTop
            title={words.title}
            moment={moment}
            id={id}
            journal={journal}
            still={past || watching}
            onUndo={undo}
            onRedo={redo}
            onLog={() => setTab('log')}
            own={[{ id: 'corrections', label: all.table.correct, glyph: 'edit', disabled: past || watching }]}
            onOwn={() => setCorrecting(true)}
            seats={seat && <SeatChip seat={seat} />}
          />
        }
        board={
          <div className={styles.board}>
            {state.outcome === null ? (
              <Places state={state} />
            ) : (
              <EncounterOver state={state} journal={journal} />
            )}
          </div>
        }
        monster={<NowPanel state={state} />}
        survivors={<People state={state} />}
        log={
          <SmallLog
            sections={sections}
            people={state.investigators.map((who) => ({ id: who.id, name: whoOf(state, who.id) }))}
            openLine={openLine}
            onToggle={(line) => setOpenLine((open) => (open === line ? null : line))}
            onMoment={(line) => {
              look(line);
              setTab('board');
            }}
            past={past}
          />
        }
        decision={question()}
      />
      <HandOver seat={covered ? passing.cover : null} onTaken={passing.onTaken} />
      {correcting && <EncounterCorrections state={now} onClose={() => setCorrecting(false)} />}
    </>
  );
}

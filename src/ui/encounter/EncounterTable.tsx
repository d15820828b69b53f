import { useMemo } from 'react';
import { current } from '../../engine';
import { ENCOUNTER_TELLING } from '../../store/desks/encounter';
import { type EncounterJournal, useEncounter } from '../../store/encounter';
import { HandOver } from '../decision/HandOver';
import { usePassing } from '../decision/usePassing';
import { sectionsTo } from '../log/sections';
import { SeatChip } from '../shell/SeatChip';
import { SmallTable } from '../smallTable/SmallTable';
import { usePastOf } from '../smallTable/usePastOf';
import { useWords } from '../words/useWords';
import styles from './Encounter.module.css';
import { EncounterCorrections } from './EncounterCorrections';
import { EncounterOver } from './EncounterOver';
import { EncounterQuestion } from './EncounterQuestion';
import { encounterDecision } from './encounterDecision';
import { encounterLog } from './encounterLog';
import { encounterPanels } from './encounterPanels';
import { encounterRolls } from './encounterRolls';
import { seatOf, whoOf } from './encounterSigns';
import { NowPanel } from './NowPanel';
import { People } from './People';
import { Places } from './Places';

/** The table of encounters: places, people, the question with its odds, and everything that happened. */
export function EncounterTable({ journal }: { journal: EncounterJournal }) {
  const all = useWords();
  const words = all.encounter;
  const { id, setup, watching, undo, redo } = useEncounter();
  const past = usePastOf(ENCOUNTER_TELLING, setup, journal);
  const { picture } = past;
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
  const seat = now.decision === null ? null : seatOf(now, now.decision.by);
  const passing = usePassing(setup, now.decision, seat);
  const cover = picture === null && !watching ? passing.cover : null;
  return (
    <>
      <SmallTable
        title={words.title}
        moment={words.round(state.round)}
        unit="round"
        firstRule="CE-1.1"
        forward={now.outcome === null ? null : 'end'}
        at={state.round}
        id={id}
        journal={journal}
        past={past}
        watching={watching}
        over={now.outcome !== null}
        names={encounterPanels(words)}
        seats={seat && <SeatChip seat={seat} />}
        board={
          <div className={styles.board}>
            {state.outcome === null ? (
              <Places state={state} />
            ) : (
              <EncounterOver state={state} journal={journal} />
            )}
          </div>
        }
        beside={<NowPanel state={state} />}
        people={<People state={state} />}
        who={state.investigators.map((who) => ({ id: who.id, name: whoOf(state, who.id) }))}
        sections={sections}
        rolls={rolls}
        asked={decision}
        question={(tellWhy) => (
          <EncounterQuestion
            state={now}
            decision={cover === null ? decision : null}
            cover={cover}
            sign={passing.sign}
            rolls={rolls}
            onWhy={tellWhy}
          />
        )}
        corrections={(close) => <EncounterCorrections state={now} onClose={close} />}
        onUndo={undo}
        onRedo={redo}
      />
      <HandOver seat={cover} onTaken={passing.onTaken} />
    </>
  );
}

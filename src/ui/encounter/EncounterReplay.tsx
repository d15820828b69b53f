import { useMemo } from 'react';
import type { EncounterState } from '../../engine';
import { ENCOUNTER_TELLING } from '../../store/desks/encounter';
import { replayOf } from '../../store/replay/replay';
import type { ReplayTableProps } from '../replay/replayTables';
import { SmallReplay } from '../replay/SmallReplay';
import { useWords } from '../words/useWords';
import styles from './Encounter.module.css';
import { EncounterOver } from './EncounterOver';
import { encounterLog } from './encounterLog';
import { encounterPanels } from './encounterPanels';
import { whoOf } from './encounterSigns';
import { NowPanel } from './NowPanel';
import { People } from './People';
import { Places } from './Places';

/** An encounter as it was at one moment. */
export function ReplayTable(props: ReplayTableProps) {
  const words = useWords().encounter;
  const replay = replayOf(ENCOUNTER_TELLING.played, props.fight);
  const journal = replay?.journal;
  const sections = useMemo(
    () => (journal === undefined ? [] : encounterLog({ ...journal, at: journal.entries.length - 1 }, words)),
    [journal, words],
  );
  if (journal === undefined) return null;
  // The picture was cut from this very journal.
  const state = props.picture.state as EncounterState;
  return (
    <SmallReplay
      {...props}
      title={words.title}
      names={encounterPanels(words)}
      board={
        <div className={styles.board}>
          {state.outcome === null ? (
            <Places state={state} />
          ) : (
            <EncounterOver state={state} journal={{ ...journal, at: props.picture.entry }} />
          )}
        </div>
      }
      beside={<NowPanel state={state} />}
      people={<People state={state} />}
      sections={sections}
      who={state.investigators.map((who) => ({ id: who.id, name: whoOf(state, who.id) }))}
    />
  );
}

import { useMemo } from 'react';
import type { SurvivorState } from '../../engine';
import { LAST_SURVIVOR_TELLING } from '../../store/desks/lastSurvivor';
import { replayOf } from '../../store/replay/replay';
import type { ReplayTableProps } from '../replay/replayTables';
import { SmallReplay } from '../replay/SmallReplay';
import { useWords } from '../words/useWords';
import { DayPanel } from './DayPanel';
import { Sheets } from './Sheets';
import { SurvivorStage } from './SurvivorStage';
import { whoOf } from './signs';
import { survivorLog } from './survivorLog';
import { survivorPanels } from './survivorPanels';

const nothing = () => undefined;

/** A game of last survivor as it was at one moment. Hands stay covered: others may be in the same game again. */
export function ReplayTable(props: ReplayTableProps) {
  const words = useWords().lastSurvivor;
  const replay = replayOf(LAST_SURVIVOR_TELLING.played, props.fight);
  const journal = replay?.journal;
  const sections = useMemo(
    () => (journal === undefined ? [] : survivorLog({ ...journal, at: journal.entries.length - 1 }, words)),
    [journal, words],
  );
  if (journal === undefined) return null;
  // The picture was cut from this very journal.
  const state = props.picture.state as SurvivorState;
  return (
    <SmallReplay
      {...props}
      title={words.title}
      names={survivorPanels(words)}
      board={
        <SurvivorStage
          state={state}
          journal={{ ...journal, at: props.picture.entry }}
          asked={false}
          considered={null}
          onConsider={nothing}
        />
      }
      beside={<DayPanel state={state} hand={null} />}
      people={<Sheets state={state} />}
      sections={sections}
      who={state.survivors.map(({ id }) => ({ id, name: whoOf(state, id) }))}
    />
  );
}

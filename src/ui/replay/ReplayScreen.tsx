import { useMemo } from 'react';
import { idOf } from '../../store/desks/desk';
import { deskInUse } from '../../store/desks/registry';
import { pictureAt } from '../../store/moments';
import { useReplay } from '../../store/replay/replay';
import { Part } from '../parts/Part';
import { Waiting } from '../parts/Waiting';
import { TroubleToast } from '../screens/TroubleToast';
import { goToTable } from '../screens/tablePlace';
import { goTo } from '../shell/useHashRoute';
import { useWords } from '../words/useWords';
import { NoReplay } from './NoReplay';
import { chooseReplay } from './replayFile';
import { REPLAY_TABLES } from './replayTables';
import { useReplayClock } from './useReplayClock';
import { useReplayOf } from './useReplayOf';

export interface ReplayScreenProps {
  /** Which fight: `table`, `file`, or the id of a kept one. */
  wanted: string | undefined;
}

/** A fight from its start to its end, to be looked at moment by moment. */
export function ReplayScreen({ wanted }: ReplayScreenProps) {
  const words = useWords();
  const { fight, coming } = useReplayOf(wanted);
  const moment = useReplay((s) => s.moment);
  const picture = useMemo(
    () => (fight === null ? null : pictureAt(fight.desk, fight.setup, fight.journal, moment)),
    [fight, moment],
  );
  useReplayClock(picture);
  function leave() {
    const desk = deskInUse();
    const id = desk?.store.getState().id ?? null;
    if (desk !== null && (wanted === 'table' || wanted === id)) goToTable(idOf(desk));
    else goTo('fights');
  }
  const table = fight === null ? undefined : REPLAY_TABLES[idOf(fight.desk)];
  if (coming) return <Waiting />;
  return (
    <>
      {fight === null || picture === null || table === undefined ? (
        <NoReplay onChoose={() => void chooseReplay(words)} />
      ) : (
        <Part of={table}>
          {({ ReplayTable }) => <ReplayTable fight={fight} picture={picture} onLeave={leave} />}
        </Part>
      )}
      <TroubleToast />
    </>
  );
}

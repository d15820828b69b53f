import { useMemo } from 'react';
import { pictureAt } from '../../store/moments';
import { useReplay } from '../../store/replay/replay';
import { useSession } from '../../store/session';
import { Waiting } from '../parts/Waiting';
import { TroubleToast } from '../screens/TroubleToast';
import { goTo } from '../shell/useHashRoute';
import { useWords } from '../words/useWords';
import { NoReplay } from './NoReplay';
import { ReplayTable } from './ReplayTable';
import { chooseReplay } from './replayFile';
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
    () => (fight === null ? null : pictureAt(fight.setup, fight.journal, moment)),
    [fight, moment],
  );
  useReplayClock(picture);
  function leave() {
    const { id, journal } = useSession.getState();
    const fromTable = journal !== null && (wanted === 'table' || wanted === id);
    goTo(fromTable ? 'fight' : 'fights');
  }
  if (coming) return <Waiting />;
  return (
    <>
      {fight === null || picture === null ? (
        <NoReplay onChoose={() => void chooseReplay(words)} />
      ) : (
        <ReplayTable fight={fight} picture={picture} onLeave={leave} />
      )}
      <TroubleToast />
    </>
  );
}

import { useLayoutEffect, useMemo } from 'react';
import { pictureAt } from '../../store/moments';
import { useReplay } from '../../store/replay/replay';
import { useSession } from '../../store/session';
import { TroubleToast } from '../screens/TroubleToast';
import { goTo } from '../shell/useHashRoute';
import { useWords } from '../words/useWords';
import { NoReplay } from './NoReplay';
import { ReplayTable } from './ReplayTable';
import { chooseReplay } from './replayFile';
import { useReplayClock } from './useReplayClock';

export interface ReplayScreenProps {
  /** Which fight: `table` for the one on the table, `file` for that of a file that was chosen. */
  wanted: string | undefined;
}

/** The fight on the table is shown as it is when its replay is opened. */
function openOfTable(): void {
  const { setup, journal } = useSession.getState();
  const { fight, open } = useReplay.getState();
  if (setup === null || journal === null) return;
  if (fight?.id !== 'table' || fight.journal !== journal)
    open({ id: 'table', setup, journal, changed: false });
}

/** A fight from its start to its end, to be looked at moment by moment. */
export function ReplayScreen({ wanted }: ReplayScreenProps) {
  const words = useWords().files;
  const found = useReplay((s) => (s.fight?.id === wanted ? s.fight : null));
  const moment = useReplay((s) => s.moment);
  const picture = useMemo(
    () => (found === null ? null : pictureAt(found.setup, found.journal, moment)),
    [found, moment],
  );
  useLayoutEffect(() => {
    if (wanted === 'table') openOfTable();
    return useReplay.getState().pause;
  }, [wanted]);
  useReplayClock(picture);
  return (
    <>
      {found === null || picture === null ? (
        <NoReplay onChoose={() => void chooseReplay(words)} />
      ) : (
        <ReplayTable
          fight={found}
          picture={picture}
          onLeave={() => (wanted === 'table' ? goTo('fight') : goTo())}
        />
      )}
      <TroubleToast />
    </>
  );
}

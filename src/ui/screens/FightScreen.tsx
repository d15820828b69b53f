import { useEffect } from 'react';
import { current } from '../../engine';
import { SHOWDOWN_DESK } from '../../store/desks/showdown';
import { useSession } from '../../store/session';
import { bringPaths } from '../icons/paths';
import { loadable } from '../parts/loadable';
import { Part } from '../parts/Part';
import { Waiting } from '../parts/Waiting';
import { goTo } from '../shell/useHashRoute';
import { Table } from '../table/Table';
import { usePastPicture } from '../table/usePastPicture';
import { useShownPicture } from '../table/useShownPicture';
import { useHoldFight } from '../updates/useHoldFight';
import { TroubleToast } from './TroubleToast';
import { useTableAgain } from './useTableAgain';

/** Plots and tables are for the end of a fight. */
const AFTERMATH = loadable(() => import('./AftermathScreen'));

/** The fight on the table, which may come from the store; once it is over, its aftermath. Without a fight, home. */
export function FightScreen() {
  const journal = useSession((s) => s.journal);
  const shown = useShownPicture();
  const past = usePastPicture(journal);
  const coming = useTableAgain(SHOWDOWN_DESK, goTo);
  const over = journal !== null && current(journal).phase === 'over';
  useHoldFight(journal !== null && !over);
  useEffect(bringPaths, []);
  if (journal === null) return coming ? <Waiting /> : null;
  return over && shown === null && past === null ? (
    <>
      <Part of={AFTERMATH}>{({ AftermathScreen }) => <AftermathScreen journal={journal} />}</Part>
      <TroubleToast />
    </>
  ) : (
    <Table journal={journal} shown={past ?? shown} past={past !== null} />
  );
}

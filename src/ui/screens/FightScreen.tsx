import { useEffect } from 'react';
import { current } from '../../engine';
import { useSession } from '../../store/session';
import { loadable } from '../parts/loadable';
import { Part } from '../parts/Part';
import { goTo } from '../shell/useHashRoute';
import { Table } from '../table/Table';
import { usePastPicture } from '../table/usePastPicture';
import { useShownPicture } from '../table/useShownPicture';

/** Plots and tables are for the end of a fight. */
const AFTERMATH = loadable(() => import('./AftermathScreen'));

/** The fight on the table; once it is over, its aftermath. Without a fight, home. */
export function FightScreen() {
  const journal = useSession((s) => s.journal);
  const shown = useShownPicture();
  const past = usePastPicture(journal);
  useEffect(() => {
    if (journal === null) goTo();
  }, [journal]);
  if (journal === null) return null;
  return current(journal).phase === 'over' && shown === null && past === null ? (
    <Part of={AFTERMATH}>{({ AftermathScreen }) => <AftermathScreen journal={journal} />}</Part>
  ) : (
    <Table journal={journal} shown={past ?? shown} past={past !== null} />
  );
}

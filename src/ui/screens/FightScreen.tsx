import { lazy, Suspense, useEffect } from 'react';
import { current } from '../../engine';
import { useSession } from '../../store/session';
import { goTo } from '../shell/useHashRoute';
import { Table } from '../table/Table';
import { useShownPicture } from '../table/useShownPicture';

/** Plots and tables are for the end of a fight: they come when they are needed. */
const AftermathScreen = lazy(() =>
  import('./AftermathScreen').then((module) => ({ default: module.AftermathScreen })),
);

/** The fight on the table; once it is over, its aftermath. Without a fight, home. */
export function FightScreen() {
  const journal = useSession((s) => s.journal);
  const shown = useShownPicture();
  useEffect(() => {
    if (journal === null) goTo();
  }, [journal]);
  if (journal === null) return null;
  return current(journal).phase === 'over' && shown === null ? (
    <Suspense>
      <AftermathScreen journal={journal} />
    </Suspense>
  ) : (
    <Table journal={journal} shown={shown} />
  );
}

import { useEffect } from 'react';
import { current } from '../../engine';
import { useSession } from '../../store/session';
import { goTo } from '../shell/useHashRoute';
import { Table } from '../table/Table';
import { AftermathScreen } from './AftermathScreen';

/** The fight on the table; once it is over, its aftermath. Without a fight, home. */
export function FightScreen() {
  const journal = useSession((s) => s.journal);
  useEffect(() => {
    if (journal === null) goTo();
  }, [journal]);
  if (journal === null) return null;
  return current(journal).phase === 'over' ? (
    <AftermathScreen journal={journal} />
  ) : (
    <Table journal={journal} />
  );
}

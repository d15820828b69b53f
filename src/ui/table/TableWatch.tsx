import { memo, useMemo } from 'react';
import type { ShowdownState } from '../../engine';
import { useSession } from '../../store/session';
import { WatchBar } from '../decision/WatchBar';
import { useTakeOver } from '../keeping/useTakeOver';
import { useWords } from '../words/useWords';
import { decisionView } from './decisionView';
import { fightOf } from './fight';
import { lastRolls } from './rollViews';

/** The bar of a fight that another tab plays: what is asked there. Nothing can be answered here before the fight is taken over. */
export const TableWatch = memo(function TableWatch({ state }: { state: ShowdownState }) {
  const words = useWords();
  const journal = useSession((s) => s.journal);
  const declined = useSession((s) => s.declined);
  const fight = useMemo(() => fightOf(state), [state]);
  const { taking, onTakeOver } = useTakeOver();
  const asked = useMemo(() => {
    // Nobody who only watches is told that they decide.
    const { asked: yours, askedForMonster: yoursForMonster } = words.keeping.watch;
    return decisionView(fight, { ...words.table, yours, yoursForMonster }, declined);
  }, [fight, words, declined]);
  const rolls = useMemo(
    () => (journal === null ? null : lastRolls(journal, fight, words)),
    [journal, fight, words],
  );
  return (
    <WatchBar
      by={asked?.by.words ?? ''}
      question={asked?.question ?? ''}
      rolls={rolls?.rolls ?? []}
      taking={taking}
      onTakeOver={onTakeOver}
    />
  );
});

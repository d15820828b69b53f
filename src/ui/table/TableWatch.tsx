import { memo, useMemo, useState } from 'react';
import type { ShowdownState } from '../../engine';
import { takeOver } from '../../store/keep/watching';
import { useSession } from '../../store/session';
import { WatchBar } from '../decision/WatchBar';
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
  const [taking, setTaking] = useState(false);
  const asked = useMemo(() => {
    // Nobody who only watches is told that they decide.
    const { asked: yours, askedForMonster: yoursForMonster } = words.keeping.watch;
    return decisionView(fight, { ...words.table, yours, yoursForMonster }, declined);
  }, [fight, words, declined]);
  const rolls = useMemo(
    () => (journal === null ? null : lastRolls(journal, fight, words)),
    [journal, fight, words],
  );
  async function take() {
    setTaking(true);
    try {
      await takeOver();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      useSession.getState().refuse(words.keeping.watch.notTaken(reason));
    }
    setTaking(false);
  }
  return (
    <WatchBar
      by={asked?.by.words ?? ''}
      question={asked?.question ?? ''}
      rolls={rolls?.rolls ?? []}
      taking={taking}
      onTakeOver={() => void take()}
    />
  );
});

import { useEffect, useState } from 'react';
import { startKeeping } from '../../store/keep/autosave';
import { resumeLast } from '../../store/keep/fights';
import { enterTable, leaveTable, startWatching } from '../../store/keep/watching';
import { useSession } from '../../store/session';
import { goTo } from '../shell/useHashRoute';
import { useWords } from '../words/useWords';

/**
 * Keeps the fight on the table; where there is none when the screen comes, brings back the one that lay there before the page
 * was left. Without one, home, and so when the fight is put away. True: on its way.
 */
export function useFightAgain(): boolean {
  const words = useWords().keeping;
  const empty = useSession((s) => s.journal === null);
  const [coming, setComing] = useState(empty);
  // It goes on behind other screens.
  useEffect(() => {
    startKeeping();
    startWatching();
    // What another tab has meanwhile is watched; a store that can't be read is told by the sign in the bar.
    enterTable().catch(() => undefined);
    return () => void leaveTable().catch(() => undefined);
  }, []);
  useEffect(() => {
    let here = true;
    async function again() {
      const found = await resumeLast((lost) => [{ words: words.lost(lost), tone: 'harm' }]);
      if (!here) return;
      if (found === 'unreadable') useSession.getState().refuse(words.unreadable);
      setComing(false);
    }
    if (coming) void again();
    return () => {
      here = false;
    };
  }, [coming, words]);
  useEffect(() => {
    if (empty && !coming) goTo();
  }, [empty, coming]);
  return coming;
}

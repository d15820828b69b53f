import { useEffect, useState } from 'react';
import { startKeeping } from '../../store/keep/autosave';
import { resumeLast } from '../../store/keep/fights';
import { useSession } from '../../store/session';
import { goTo } from '../shell/useHashRoute';
import { useWords } from '../words/useWords';

/** Keeps the fight on the table; where there is none, brings back the one that was played last, or leads home. True: on its way. */
export function useFightAgain(): boolean {
  const words = useWords().keeping;
  const empty = useSession((s) => s.journal === null);
  const [coming, setComing] = useState(empty);
  useEffect(startKeeping, []);
  useEffect(() => {
    if (!empty) return;
    let here = true;
    async function again() {
      const found = await resumeLast((lost) => [{ words: words.lost(lost), tone: 'harm' }]);
      if (!here) return;
      if (found === 'unreadable') useSession.getState().refuse(words.unreadable);
      setComing(false);
      if (found !== 'resumed') goTo();
    }
    setComing(true);
    void again();
    return () => {
      here = false;
    };
  }, [empty, words]);
  return coming && empty;
}

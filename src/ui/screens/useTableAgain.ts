import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AnyDesk, idOf } from '../../store/desks/desk';
import { bringDesk } from '../../store/desks/registry';
import { startKeeping } from '../../store/keep/autosave';
import { resumeLast } from '../../store/keep/fights';
import { enterTable, leaveTable, startWatching } from '../../store/keep/watching';
import { useWords } from '../words/useWords';

/**
 * Keeps the table on a desk; where there is none when the screen comes, brings back the one that lay there before the page
 * was left. Without one, and when it is put away, `onNothing`. True: on its way.
 */
export function useTableAgain(desk: AnyDesk, onNothing: () => void): boolean {
  const words = useWords().keeping;
  const { store } = desk;
  const empty = useSyncExternalStore(store.subscribe, () => store.getState().journal === null);
  const [coming, setComing] = useState(empty);
  // It goes on behind other screens.
  useEffect(() => {
    bringDesk(desk);
    startKeeping();
    startWatching();
    // What another tab has meanwhile is watched; a store that can't be read is told by the sign in the bar.
    enterTable(desk).catch(() => undefined);
    return () => void leaveTable().catch(() => undefined);
  }, [desk]);
  useEffect(() => {
    let here = true;
    async function again() {
      const found = await resumeLast(idOf(desk), (lost) => [{ words: words.lost(lost), tone: 'harm' }]);
      if (!here) return;
      if (found === 'unreadable') store.getState().refuse(words.unreadable);
      setComing(false);
    }
    if (coming) void again();
    return () => {
      here = false;
    };
  }, [coming, words, desk, store]);
  useEffect(() => {
    if (empty && !coming) onNothing();
  }, [empty, coming, onNothing]);
  return coming;
}

import { useLayoutEffect } from 'react';
import { useView } from '../../store/view';

/** Before and after a replay nothing is chosen, open or filtered: what one looked at belongs to one fight. */
export function useOwnView(): void {
  useLayoutEffect(() => {
    const clear = () => {
      const { select, consider, point, openLine, filterLog, show } = useView.getState();
      select(null);
      consider(null);
      point(null);
      openLine(null);
      filterLog(null);
      show('board');
    };
    clear();
    return clear;
  }, []);
}

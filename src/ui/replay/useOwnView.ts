import { useLayoutEffect, useRef } from 'react';
import { useView, type View } from '../../store/view';

type Looks = Pick<View, 'selected' | 'considered' | 'pointed' | 'openReason' | 'logActor' | 'tab'>;

/** Nothing is chosen, open or filtered. */
const FRESH: Looks = {
  selected: null,
  considered: null,
  pointed: null,
  openReason: null,
  logActor: null,
  tab: 'board',
};

const looks = (): Looks => {
  const { selected, considered, pointed, openReason, logActor, tab } = useView.getState();
  return { selected, considered, pointed, openReason, logActor, tab };
};

/** What one looks at in a replay and at the table are two things: each is as it was when one comes back to it. */
export function useOwnView(): void {
  const own = useRef(FRESH);
  useLayoutEffect(() => {
    const others = looks();
    useView.setState(own.current);
    return () => {
      own.current = looks();
      useView.setState(others);
    };
  }, []);
}

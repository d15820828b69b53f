import { useRef } from 'react';
import { share } from '../../engine';

/**
 * A view that was made anew, with every part that is as before replaced by the part that was there: what shows only such parts
 * is not drawn again. For plain data without functions.
 */
export function useShared<T>(made: T): T {
  const last = useRef(made);
  last.current = share(last.current, made);
  return last.current;
}

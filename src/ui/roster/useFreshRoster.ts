import { useEffect } from 'react';
import { useRoster } from '../../store/roster/roster';

/** Reads the roster, and again whenever the page comes back into sight: another tab may have changed it. */
export function useFreshRoster(): void {
  useEffect(() => {
    const { read } = useRoster.getState();
    const seen = () => {
      if (!document.hidden) void read();
    };
    seen();
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}

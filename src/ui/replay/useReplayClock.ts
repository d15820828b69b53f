import { useEffect } from 'react';
import { useReplay } from '../../store/replay/replay';
import { LENGTH, useSettings } from '../../store/settings';

/** Nothing goes by faster than one can see that it was there, in milliseconds. */
const LEAST = 150;

/** At the pace *instant* every step is there at once and looked at for so long. */
const AT_ONCE = 400;

/** Plays a replay on, moment by moment; at the pace *instant*, entry by entry. */
export function useReplayClock(picture: { ms: number } | null): void {
  const playing = useReplay((s) => s.playing);
  const pace = useSettings((s) => s.pace);
  useEffect(() => {
    if (!playing || picture === null) return undefined;
    const { later, skip, pause } = useReplay.getState();
    // Nothing plays by itself at this pace.
    if (pace === 'step') {
      pause();
      return undefined;
    }
    const timer = setTimeout(
      pace === 'instant' ? skip : later,
      pace === 'instant' ? AT_ONCE : Math.max(LEAST, picture.ms * LENGTH[pace]),
    );
    return () => clearTimeout(timer);
  }, [playing, picture, pace]);
}

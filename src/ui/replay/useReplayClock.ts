import { useEffect } from 'react';
import { useReplay } from '../../store/replay/replay';
import { type Settings, useSettings } from '../../store/settings';

/** How long a moment is looked at, by pace, as a part of what is usual; nothing plays by itself at *step*. */
const LENGTH: Readonly<Record<Settings['pace'], number>> = { step: 0, slow: 2.5, fast: 1, instant: 0 };

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

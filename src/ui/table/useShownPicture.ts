import { useEffect } from 'react';
import { useGuide } from '../../store/guide/guide';
import { holds } from '../../store/guide/holds';
import { usePlayOut } from '../../store/playOut';
import { useSession } from '../../store/session';
import { LENGTH, type Settings, useSettings } from '../../store/settings';
import type { Picture } from '../../store/showing';

/** Milliseconds until the next picture; null: it waits for a press. */
function lengthOf({ ms, waits }: Picture, pace: Settings['pace'], held: boolean): number | null {
  return (pace === 'step' && waits) || (pace !== 'instant' && held) ? null : ms * LENGTH[pace];
}

export interface ShownPicture {
  picture: Picture;
  /** Milliseconds until the next one; null: it waits for a press. */
  length: number | null;
  /** A figure is on its way: this picture or the one before is of a step. */
  walks: boolean;
}

/** The picture that is shown while the course of a command is played out; null: the table itself. */
export function useShownPicture(): ShownPicture | null {
  const { pictures, at, next } = usePlayOut();
  const pace = useSettings((s) => s.pace);
  const picture = pictures[at];
  // Where another tab plays, nobody is guided here.
  const setup = useSession((s) => (s.watching ? null : s.setup));
  const held = useGuide((guide) => holds(guide, setup, picture));
  const length = picture === undefined ? null : lengthOf(picture, pace, held);
  useEffect(() => {
    if (picture === undefined || length === null) return undefined;
    const timer = setTimeout(next, length);
    return () => clearTimeout(timer);
  }, [picture, length, next]);
  return picture === undefined ? null : { picture, length, walks: picture.step };
}

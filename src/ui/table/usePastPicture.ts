import { useMemo } from 'react';
import { SHOWDOWN_TELLING } from '../../store/desks/showdownTale';
import { pictureAt } from '../../store/moments';
import { usePast } from '../../store/past';
import { type FightJournal, useSession } from '../../store/session';
import type { ShownPicture } from './useShownPicture';

/** The moment of the fight that somebody looks back at; null: nobody does. */
export function usePastPicture(journal: FightJournal | null): ShownPicture | null {
  const setup = useSession((s) => s.setup);
  const moment = usePast((s) => s.moment);
  return useMemo(() => {
    if (setup === null || journal === null || moment === null) return null;
    const picture = pictureAt(SHOWDOWN_TELLING, setup, journal, moment);
    return picture === null ? null : { picture, length: null, walks: false };
  }, [setup, journal, moment]);
}

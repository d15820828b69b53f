import { useEffect } from 'react';
import { holdFight } from '../../store/updates/fighting';

/** As long as a fight is under way here, no tab changes to a newer version of the program. */
export function useHoldFight(underWay: boolean): void {
  useEffect(() => (underWay ? holdFight() : undefined), [underWay]);
}

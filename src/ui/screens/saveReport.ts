import type { FaultReport } from '../../engine';
import { lastFault } from '../../store/files/lastFault';
import { reportText } from '../../store/files/report';
import { useSession } from '../../store/session';
import { offer } from './offer';

export interface ReportWishes {
  names: boolean;
  words: string;
}

/** Nothing personal, unless somebody wants it. */
const PLAIN: ReportWishes = { names: false, words: '' };

/** Whether there is a fight to report of. */
export const hasFight = (): boolean => useSession.getState().journal !== null;

/** Offers a fault report of the fight on the table as a file; its name, or null where there is no fight. */
export function saveReport(kind: FaultReport['kind'], wishes: ReportWishes = PLAIN): string | null {
  const { setup, journal } = useSession.getState();
  if (setup === null || journal === null) return null;
  const text = reportText(setup, journal, {
    ...wishes,
    kind,
    fault: kind === 'asked' ? null : lastFault(),
    now: new Date(),
    browser: {
      agent: navigator.userAgent,
      language: navigator.language,
      width: window.innerWidth,
      height: window.innerHeight,
    },
  });
  const name = `report-${setup.monster}-${setup.level}-${setup.seed}.showdown`;
  offer(name, text, 'application/json');
  return name;
}

import type { FaultReport } from '../../engine';
import { deskInUse, tableNow } from '../../store/desks/registry';
import { lastFault } from '../../store/files/lastFault';
import { reportText } from '../../store/files/report';
import { offer } from './offer';

export interface ReportWishes {
  names: boolean;
  words: string;
}

/** Nothing personal, unless somebody wants it. */
const PLAIN: ReportWishes = { names: false, words: '' };

/** Whether there is a table to report of. */
export const hasFight = (): boolean => tableNow() !== null;

/** Offers a fault report of the fight on the table as a file; its name, or null where there is no fight. */
export function saveReport(kind: FaultReport['kind'], wishes: ReportWishes = PLAIN): string | null {
  const desk = deskInUse();
  const { setup = null, journal = null } = desk?.store.getState() ?? {};
  if (desk === null || setup === null || journal === null) return null;
  const text = reportText(desk, setup, journal, {
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
  const name = `report-${desk.fileName(setup)}.showdown`;
  offer(name, text, 'application/json');
  return name;
}

import { commandsOf, current, type FaultReport, keptFightOf, namelessOf, saveFightOf } from '../../engine';
import type { AnyDesk, AnyJournal, AnyOnView } from '../desks/desk';
import type { NotedFault } from './lastFault';
import { PROGRAM } from './program';

/** What a report is made of beside the fight. */
export interface Reporting {
  kind: FaultReport['kind'];
  fault: NotedFault | null;
  /** Whether survivors and players keep their names. */
  names: boolean;
  words: string;
  now: Date;
  browser: FaultReport['browser'];
}

/** A day and a minute are enough. */
const MINUTE = 'yyyy-mm-ddThh:mm'.length;

/** The table, of whichever game, with a fault report, as the text of a file. */
export function reportText(
  { played: { table, content }, renamed }: AnyDesk,
  setup: NonNullable<AnyOnView['setup']>,
  journal: AnyJournal,
  reporting: Reporting,
): string {
  const { kind, fault, names, words, now, browser } = reporting;
  const fight = keptFightOf(table, setup, journal, content);
  const { decision } = current(journal);
  const report: FaultReport = {
    kind,
    made: `${now.toISOString().slice(0, MINUTE)}Z`,
    program: PROGRAM,
    browser,
    error: fault === null ? null : { message: fault.message, stack: fault.stack },
    decision: decision === null ? null : { id: decision.id, kind: decision.kind, by: decision.by },
    lastCommand: fault?.command ?? commandsOf(journal).at(-1) ?? null,
    ...(words.trim() === '' ? {} : { words }),
  };
  const told = names ? fight : namelessOf(renamed, fight);
  return saveFightOf(table, { ...told, program: PROGRAM, report }, content);
}

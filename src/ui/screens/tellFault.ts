import { useNowhere } from '../../store/desks/nowhere';
import { deskInUse } from '../../store/desks/registry';
import { noteFault } from '../../store/files/lastFault';

/** Shows a mistake of the program over the table, with the offer of a report. */
export function tellFault(error: Error): void {
  const trouble = { kind: 'fault' as const, message: noteFault(error).message };
  (deskInUse()?.store ?? useNowhere).setState({ trouble });
}

import { deskInUse } from '../../store/desks/registry';
import { SHOWDOWN_DESK } from '../../store/desks/showdown';
import { noteFault } from '../../store/files/lastFault';

/** Shows a mistake of the program over the table, with the offer of a report. */
export function tellFault(error: Error): void {
  const store = (deskInUse() ?? SHOWDOWN_DESK).store;
  store.setState({ trouble: { kind: 'fault', message: noteFault(error).message } });
}

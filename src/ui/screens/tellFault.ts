import { deskInUse } from '../../store/desks/registry';
import { noteFault } from '../../store/files/lastFault';
import { useSession } from '../../store/session';

/** Shows a mistake of the program over the table, with the offer of a report. */
export function tellFault(error: Error): void {
  const store = deskInUse()?.store ?? useSession;
  store.setState({ trouble: { kind: 'fault', message: noteFault(error).message } });
}

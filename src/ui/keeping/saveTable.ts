import { useSession } from '../../store/session';
import { saveToFile } from '../screens/saveToFile';

/** Offers the fight on the table as a file. */
export function saveTableToFile(): void {
  const { setup, journal } = useSession.getState();
  if (setup !== null && journal !== null) saveToFile(setup, journal);
}

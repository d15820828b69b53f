import { useLastSurvivor } from '../../store/lastSurvivor';
import { SurvivorStart } from './SurvivorStart';
import { SurvivorTable } from './SurvivorTable';

/** Last survivor: the set-up, and then the table. */
export function LastSurvivorScreen() {
  const { id, journal } = useLastSurvivor();
  return journal === null ? <SurvivorStart /> : <SurvivorTable key={id} journal={journal} />;
}

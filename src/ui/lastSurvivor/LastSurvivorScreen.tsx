import { LAST_SURVIVOR_DESK } from '../../store/desks/lastSurvivor';
import { useLastSurvivor } from '../../store/lastSurvivor';
import { Waiting } from '../parts/Waiting';
import { useTableAgain } from '../screens/useTableAgain';
import { goTo } from '../shell/useHashRoute';
import { useHoldFight } from '../updates/useHoldFight';
import { SurvivorStart } from './SurvivorStart';
import { SurvivorTable } from './SurvivorTable';

const toStart = () => goTo('last-survivor');

/** The game on the table, which may come from the store; without one, the set-up. */
function GameHere() {
  const { id, journal } = useLastSurvivor();
  const coming = useTableAgain(LAST_SURVIVOR_DESK, toStart);
  useHoldFight(journal !== null);
  if (journal === null) return coming ? <Waiting /> : null;
  return <SurvivorTable key={id} journal={journal} />;
}

/** Last survivor: the set-up, or `part` "table": the table. */
export function LastSurvivorScreen({ part }: { part: string | undefined }) {
  return part === 'table' ? <GameHere /> : <SurvivorStart />;
}

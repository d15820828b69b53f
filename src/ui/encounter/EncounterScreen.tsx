import { ENCOUNTER_DESK } from '../../store/desks/encounter';
import { useEncounter } from '../../store/encounter';
import { Waiting } from '../parts/Waiting';
import { useTableAgain } from '../screens/useTableAgain';
import { goTo } from '../shell/useHashRoute';
import { useHoldFight } from '../updates/useHoldFight';
import { EncounterStart } from './EncounterStart';
import { EncounterTable } from './EncounterTable';

const toStart = () => goTo('encounter');

/** The encounter on the table, which may come from the store; without one, the set-up. */
function EncounterHere() {
  const journal = useEncounter((s) => s.journal);
  const coming = useTableAgain(ENCOUNTER_DESK, toStart);
  useHoldFight(journal !== null);
  if (journal === null) return coming ? <Waiting /> : null;
  return <EncounterTable journal={journal} />;
}

/** Combat encounters: the set-up, or `part` "table": the table. */
export function EncounterScreen({ part }: { part: string | undefined }) {
  return part === 'table' ? <EncounterHere /> : <EncounterStart />;
}

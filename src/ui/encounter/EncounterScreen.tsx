import { useEncounter } from '../../store/encounter';
import { EncounterStart } from './EncounterStart';
import { EncounterTable } from './EncounterTable';

/** Combat encounters: the set-up, and then the table. */
export function EncounterScreen() {
  const journal = useEncounter((s) => s.journal);
  return journal === null ? <EncounterStart /> : <EncounterTable journal={journal} />;
}

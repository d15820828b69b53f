import { ENCOUNTER_DESK } from '../../store/desks/encounter';
import { bringDesk } from '../../store/desks/registry';

bringDesk(ENCOUNTER_DESK);

/** What the part of the program that knows encounters shows to those that do not. */
export * from '../screens/tablePart';
export { EncounterScreen } from './EncounterScreen';

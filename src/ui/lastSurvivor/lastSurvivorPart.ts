import { LAST_SURVIVOR_DESK } from '../../store/desks/lastSurvivor';
import { bringDesk } from '../../store/desks/registry';

bringDesk(LAST_SURVIVOR_DESK);

/** What the part of the program that knows last survivor shows to those that do not. */
export * from '../screens/tablePart';
export { LastSurvivorScreen } from './LastSurvivorScreen';

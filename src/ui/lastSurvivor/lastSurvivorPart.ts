import { LAST_SURVIVOR_DESK } from '../../store/desks/lastSurvivor';
import { bringDesk } from '../../store/desks/registry';

bringDesk(LAST_SURVIVOR_DESK);

/** What the part of the program that knows last survivor shows to those that do not. */
export { lastTable } from '../screens/lastTable';
export { LastSurvivorScreen } from './LastSurvivorScreen';

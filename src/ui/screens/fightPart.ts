import { bringDesk } from '../../store/desks/registry';
import { SHOWDOWN_DESK } from '../../store/desks/showdown';

bringDesk(SHOWDOWN_DESK);

/** What the part of the program that knows a fight shows to those that do not: loaded with engine, content and table. */
export { beginFirstFight } from '../../store/guide/firstFight';
export { FightScreen } from './FightScreen';
export { lastTable } from './lastTable';
export { openFile, openIncoming, openLink, openText } from './openFile';
export { putAway } from './putAway';
export { hasFight, saveReport } from './saveReport';
export { startQuickFight } from './startQuickFight';
export { TroubleToast } from './TroubleToast';
export { tellFault } from './tellFault';

import { bringDesk } from '../../store/desks/registry';
import { SHOWDOWN_DESK } from '../../store/desks/showdown';

bringDesk(SHOWDOWN_DESK);

/** What the part of the program that knows a fight shows to those that do not: loaded with engine, content and table. */
export { beginFirstFight } from '../../store/guide/firstFight';
export { FightScreen } from './FightScreen';
export { openFile, openIncoming, openLink, openText } from './openFile';
export { startQuickFight } from './startQuickFight';
export * from './tablePart';

/** What every game's part of the program shows to those that know no game: of the table that lies here, whichever it is. */
export { goToTableHere } from './goToTableHere';
export { lastTable } from './lastTable';
export { putAway } from './putAway';
export { hasFight, saveReport } from './saveReport';
export { TroubleToast } from './TroubleToast';
export { tellFault } from './tellFault';

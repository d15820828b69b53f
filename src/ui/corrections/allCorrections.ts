import type { InterfaceWords } from '../../text/interface/en';
import type { Fight } from '../table/fight';
import type { Correction } from './correction';
import { formsOf } from './forms';
import { survivorCorrections } from './survivorCorrections';
import { tableCorrections } from './tableCorrections';

/** Every correction that can be made of this fight. */
export function correctionsOf(fight: Fight, words: InterfaceWords['corrections']): Correction[] {
  const forms = formsOf(fight, words);
  return [...survivorCorrections(forms), ...tableCorrections(forms)];
}

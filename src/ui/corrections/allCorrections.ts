import type { InterfaceWords } from '../../text/interface/en';
import type { Fight } from '../table/fight';
import type { Correction, CorrectionGroup } from './correction';
import { formsOf } from './forms';
import { survivorCorrections } from './survivorCorrections';
import { tableCorrections } from './tableCorrections';

/** Every correction that can be made of this fight. */
export function correctionsOf(fight: Fight, words: InterfaceWords['corrections']): Correction[] {
  const forms = formsOf(fight, words);
  return [...survivorCorrections(forms), ...tableCorrections(forms)];
}

const GROUPS: readonly CorrectionGroup[] = ['survivors', 'monster', 'cards', 'board', 'table'];

/** Where something of a fight can be corrected, and what each correction is called. */
export const correctionNames = ({ group, kind }: InterfaceWords['corrections']) => ({
  groups: GROUPS.map((value) => ({ value, label: group[value] })),
  kindOf: kind,
});

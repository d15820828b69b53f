import { idOf } from '../../store/desks/desk';
import { deskInUse } from '../../store/desks/registry';
import { goToTable } from './tablePlace';

/** Goes to the table that lies here; where none does, home. */
export function goToTableHere(): void {
  const desk = deskInUse();
  goToTable(desk === null ? '' : idOf(desk));
}

import { flush } from '../../store/keep/autosave';
import { useKeeping } from '../../store/keep/keeping';
import { saveTable } from '../screens/saveToFile';
import { SavedSign } from './SavedSign';

/** The sign for the fight on the table. */
export function TableSaved() {
  const keeping = useKeeping();
  return <SavedSign keeping={keeping} onSaveToFile={saveTable} onAgain={() => void flush()} />;
}

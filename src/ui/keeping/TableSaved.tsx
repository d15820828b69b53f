import { flush } from '../../store/keep/autosave';
import { useKeeping } from '../../store/keep/keeping';
import { SavedSign } from './SavedSign';
import { saveTableToFile } from './saveTable';

/** The sign for the fight on the table. */
export function TableSaved() {
  const keeping = useKeeping();
  return <SavedSign keeping={keeping} onSaveToFile={saveTableToFile} onAgain={() => void flush()} />;
}

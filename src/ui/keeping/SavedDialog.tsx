import { flush } from '../../store/keep/autosave';
import { useKeeping } from '../../store/keep/keeping';
import { Dialog } from '../primitives/Dialog';
import { saveTable } from '../screens/saveToFile';
import { useWords } from '../words/useWords';
import { SavedPanel } from './SavedPanel';

/** What the sign opens, as a window: for a bar that has the sign in its menu. */
export function SavedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const words = useWords().keeping;
  const keeping = useKeeping();
  return (
    <Dialog open={open} onClose={onClose} title={words.sign[keeping.at]} size="s">
      <SavedPanel keeping={keeping} onSaveToFile={saveTable} onAgain={() => void flush()} />
    </Dialog>
  );
}

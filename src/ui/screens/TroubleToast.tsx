import { useSession } from '../../store/session';
import { Toasts } from '../primitives/Toasts';
import { useWords } from '../words/useWords';

/** What went wrong, and that the table is as it was. */
export function TroubleToast() {
  const { kept } = useWords().table;
  const { trouble, dismissTrouble } = useSession();
  const toasts =
    trouble === null ? [] : [{ id: 'trouble', words: `${trouble.message}. ${kept}`, tone: 'harm' as const }];
  return <Toasts toasts={toasts} onDismiss={dismissTrouble} />;
}

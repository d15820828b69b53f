import { useSession } from '../../store/session';
import { Toasts } from '../primitives/Toasts';
import { useWords } from '../words/useWords';

/** What went wrong, and that the table is as it was; and what a file that was opened has to say. */
export function TroubleToast() {
  const { kept } = useWords().table;
  const { trouble, notices, dismissTrouble, dismissNotice } = useSession();
  const toasts = notices.map((notice, i) => ({ id: String(i), ...notice }));
  if (trouble !== null) {
    toasts.unshift({ id: 'trouble', words: `${trouble.message}. ${kept}`, tone: 'harm' });
  }
  return (
    <Toasts
      toasts={toasts}
      onDismiss={(id) => (id === 'trouble' ? dismissTrouble() : dismissNotice(Number(id)))}
    />
  );
}

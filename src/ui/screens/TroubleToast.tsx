import { useSession } from '../../store/session';
import { type Toast, Toasts } from '../primitives/Toasts';
import { useWords } from '../words/useWords';
import { saveReport } from './saveReport';

/** What went wrong, and that the table is as it was; and what a file that was opened has to say. */
export function TroubleToast() {
  const {
    table: { kept },
    files: { report },
  } = useWords();
  const { trouble, notices, dismissTrouble, dismissNotice } = useSession();
  const toasts: Toast[] = notices.map((notice, i) => ({ id: String(i), ...notice }));
  if (trouble?.kind === 'fault') {
    const action = { label: report.save, onPress: () => void saveReport('fault') };
    toasts.unshift({
      id: 'trouble',
      words: `${report.fault(trouble.message)} ${kept}`,
      tone: 'harm',
      action,
    });
  } else if (trouble !== null) {
    toasts.unshift({ id: 'trouble', words: `${trouble.message}. ${kept}`, tone: 'harm' });
  }
  return (
    <Toasts
      toasts={toasts}
      onDismiss={(id) => (id === 'trouble' ? dismissTrouble() : dismissNotice(Number(id)))}
    />
  );
}

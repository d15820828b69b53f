import { useKeepToast } from '../keeping/useKeepToast';
import { type Toast, Toasts } from '../primitives/Toasts';
import { useWords } from '../words/useWords';
import { saveReport } from './saveReport';
import { useTableHere } from './tableHere';

/** What went wrong, and that the table is as it was; that nothing can be saved; and what a file that was opened has to say. */
export function TroubleToast() {
  const {
    table: { kept },
    files: { report },
  } = useWords();
  const { trouble, notices, dismissTrouble, dismissNotice } = useTableHere();
  const { toast: unkept, dismiss: dismissUnkept } = useKeepToast();
  const toasts: Toast[] = notices.map((notice, i) => ({ id: String(i), ...notice }));
  if (unkept !== null) toasts.unshift(unkept);
  if (trouble?.kind === 'fault') {
    const action = { label: report.save, onPress: () => void saveReport('fault') };
    toasts.unshift({
      id: 'trouble',
      words: `${report.fault(trouble.message)} ${kept}`,
      tone: 'harm',
      actions: [action],
    });
  } else if (trouble !== null) {
    toasts.unshift({ id: 'trouble', words: `${trouble.message}. ${kept}`, tone: 'harm' });
  }
  return (
    <Toasts
      toasts={toasts}
      onDismiss={(id) => {
        if (id === unkept?.id) dismissUnkept();
        else if (id === 'trouble') dismissTrouble();
        else dismissNotice(Number(id));
      }}
    />
  );
}

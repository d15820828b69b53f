import { useState } from 'react';
import { flush } from '../../store/keep/autosave';
import { type NotSaved, useKeeping } from '../../store/keep/keeping';
import type { Toast } from '../primitives/Toasts';
import { saveTable } from '../screens/saveToFile';
import { useWords } from '../words/useWords';

/** That nothing can be saved, told once for each reason until somebody puts it away; it goes by itself once all is saved. */
export function useKeepToast(): { toast: Toast | null; dismiss: () => void } {
  const words = useWords().keeping;
  const why = useKeeping(({ at, why: reason }) => (at === 'trouble' ? reason : null));
  const [put, putAway] = useState<NotSaved | null>(null);
  // Once it was saved again, the next trouble is a new one.
  if (why === null && put !== null) putAway(null);
  const parted = useKeeping((keeping) => keeping.parted);
  const inherited = useKeeping((keeping) => keeping.inherited);
  if (parted) {
    const toast: Toast = { id: 'keeping', words: words.parted, tone: 'harm' };
    return { toast, dismiss: () => useKeeping.setState({ parted: false }) };
  }
  if (inherited) {
    const toast: Toast = { id: 'keeping', words: words.inherited, tone: 'plain' };
    return { toast, dismiss: () => useKeeping.setState({ inherited: false }) };
  }
  const toast: Toast | null =
    why === null || why === put
      ? null
      : {
          id: 'keeping',
          words: `${words.sign.trouble}. ${words.trouble[why]}`,
          tone: 'harm',
          actions: [
            { label: words.toFile, onPress: saveTable },
            { label: words.again, onPress: () => void flush() },
          ],
        };
  return { toast, dismiss: () => putAway(why) };
}

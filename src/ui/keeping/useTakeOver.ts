import { useState } from 'react';
import { tableNow } from '../../store/desks/registry';
import { takeOver } from '../../store/keep/watching';
import { useWords } from '../words/useWords';

/** To play here what another tab plays; what hinders it is told over the table. */
export function useTakeOver(): { taking: boolean; onTakeOver: () => void } {
  const words = useWords().keeping.watch;
  const [taking, setTaking] = useState(false);
  async function take(): Promise<void> {
    setTaking(true);
    try {
      await takeOver();
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      tableNow()?.refuse(words.notTaken(reason));
    }
    setTaking(false);
  }
  return { taking, onTakeOver: () => void take() };
}

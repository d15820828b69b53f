import { useEffect, useState } from 'react';
import type { InterfaceWords } from '../../text/interface/en';
import type { KeptLast } from './keptPart';
import { KEPT } from './parts';

/** The last fight that is kept, where none lies on the table; null until it is known, and where there is none. */
export function useLastKept(wanted: boolean, words: InterfaceWords['fights']): KeptLast | null {
  const [last, setLast] = useState<KeptLast | null>(null);
  useEffect(() => {
    let here = true;
    async function look() {
      const part = await KEPT.load();
      const found = (await part?.lastShown(words)) ?? null;
      if (here) setLast(found);
    }
    if (wanted) void look();
    return () => {
      here = false;
    };
  }, [wanted, words]);
  return last;
}

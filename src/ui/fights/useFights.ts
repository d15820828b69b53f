import { useCallback, useEffect, useState } from 'react';
import { flush } from '../../store/keep/autosave';
import { listFights, listHeadless } from '../../store/keep/heads';
import type { FightHead } from '../../store/keep/shapes';

/** The kept fights, as far as they could be read. */
export type Fights =
  | { at: 'loading' | 'blocked' }
  | {
      at: 'here';
      heads: readonly FightHead[];
      /** Ids of those whose entry is damaged. */
      headless: readonly string[];
    };

/** Reads the kept fights; `again` reads them anew, which also happens when somebody comes back to the page. */
export function useFights(): { fights: Fights; again: () => Promise<void> } {
  const [fights, setFights] = useState<Fights>({ at: 'loading' });
  const again = useCallback(async () => {
    try {
      // What was done at the table a moment ago belongs in the list.
      await flush();
      setFights({ at: 'here', heads: await listFights(), headless: await listHeadless() });
    } catch {
      setFights({ at: 'blocked' });
    }
  }, []);
  useEffect(() => {
    const come = () => void again();
    come();
    window.addEventListener('focus', come);
    return () => window.removeEventListener('focus', come);
  }, [again]);
  return { fights, again };
}

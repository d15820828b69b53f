import { useAnswerKeys } from '../decision/useAnswerKeys';

/** `g`, and Enter while nothing has the focus, put away what was told; null: there is nothing to put away. */
export function useGuideKeys(read: (() => void) | null): void {
  useAnswerKeys((key) => {
    if (read === null) return false;
    const free = document.activeElement === null || document.activeElement === document.body;
    if (key.toLowerCase() !== 'g' && !(key === 'Enter' && free)) return false;
    read();
    return true;
  });
}

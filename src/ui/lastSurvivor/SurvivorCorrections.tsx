import { useMemo } from 'react';
import type { SurvivorState } from '../../engine';
import { useLastSurvivor } from '../../store/lastSurvivor';
import { SmallCorrections } from '../smallTable/SmallCorrections';
import { useWords } from '../words/useWords';
import { survivorCorrections } from './survivorCorrections';

/** The window in which the table of this game is set right by hand. */
export function SurvivorCorrections({ state, onClose }: { state: SurvivorState; onClose: () => void }) {
  const words = useWords().lastSurvivor.corrections;
  const session = useLastSurvivor();
  const corrections = useMemo(() => survivorCorrections(state, words), [state, words]);
  return <SmallCorrections corrections={corrections} words={words} session={session} onClose={onClose} />;
}

import { useMemo } from 'react';
import type { EncounterState } from '../../engine';
import { useEncounter } from '../../store/encounter';
import { SmallCorrections } from '../smallTable/SmallCorrections';
import { useWords } from '../words/useWords';
import { encounterCorrections } from './encounterCorrections';

/** The window in which a table of encounters is set right by hand. */
export function EncounterCorrections({ state, onClose }: { state: EncounterState; onClose: () => void }) {
  const words = useWords().encounter.corrections;
  const session = useEncounter();
  const corrections = useMemo(() => encounterCorrections(state, words), [state, words]);
  return <SmallCorrections corrections={corrections} words={words} session={session} onClose={onClose} />;
}

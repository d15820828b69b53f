import { useMemo } from 'react';
import type { SurvivorState } from '../../engine';
import { useLastSurvivor } from '../../store/lastSurvivor';
import { Corrections } from '../corrections/Corrections';
import { useWords } from '../words/useWords';
import { survivorCorrections } from './survivorCorrections';

export interface SurvivorCorrectionsProps {
  state: SurvivorState;
  onClose: () => void;
}

/** The window in which the table of this game is set right by hand. */
export function SurvivorCorrections({ state, onClose }: SurvivorCorrectionsProps) {
  const words = useWords().lastSurvivor.corrections;
  const { edit, trouble, dismissTrouble } = useLastSurvivor();
  const corrections = useMemo(() => survivorCorrections(state, words), [state, words]);
  return (
    <Corrections
      open
      onClose={() => {
        onClose();
        dismissTrouble();
      }}
      corrections={corrections}
      groups={[
        { value: 'survivors', label: words.groups.survivors },
        { value: 'map', label: words.groups.map },
      ]}
      kindOf={(what) => words.kinds[what]}
      onCorrect={edit}
      refusal={trouble?.message ?? null}
    />
  );
}

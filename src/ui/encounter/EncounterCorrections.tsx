import { useMemo } from 'react';
import type { EncounterState } from '../../engine';
import { useEncounter } from '../../store/encounter';
import { Corrections } from '../corrections/Corrections';
import { useWords } from '../words/useWords';
import { encounterCorrections } from './encounterCorrections';

export interface EncounterCorrectionsProps {
  state: EncounterState;
  onClose: () => void;
}

/** The window in which a table of encounters is set right by hand. */
export function EncounterCorrections({ state, onClose }: EncounterCorrectionsProps) {
  const words = useWords().encounter.corrections;
  const { edit, trouble, dismissTrouble } = useEncounter();
  const corrections = useMemo(() => encounterCorrections(state, words), [state, words]);
  return (
    <Corrections
      open
      onClose={() => {
        onClose();
        dismissTrouble();
      }}
      corrections={corrections}
      groups={[
        { value: 'people', label: words.groups.people },
        { value: 'places', label: words.groups.places },
      ]}
      kindOf={(what) => words.kinds[what]}
      onCorrect={edit}
      refusal={trouble?.message ?? null}
    />
  );
}

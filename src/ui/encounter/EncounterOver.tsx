import type { EncounterState } from '../../engine';
import type { EncounterJournal } from '../../store/encounter';
import { Ended } from '../smallTable/Ended';
import { useWords } from '../words/useWords';
import { courseOf } from './courseOf';
import { pieceOf, whoOf } from './encounterSigns';
import { ENCOUNTER_TEXT } from './encounterWords';

export interface EncounterOverProps {
  state: EncounterState;
  journal: EncounterJournal;
}

/** The end: how the night went, and what became of everybody. */
export function EncounterOver({ state, journal }: EncounterOverProps) {
  const words = useWords().encounter;
  const { outcome } = state;
  if (outcome === null) return null;
  return (
    <Ended
      label={words.over}
      title={ENCOUNTER_TEXT.outcome(outcome)}
      won={outcome === 'cleared'}
      caption={words.course}
      columns={Object.values(words.columns)}
      rows={courseOf(journal).map(({ id, fell, met, defeated, sanity, health }) => ({
        id,
        piece: pieceOf(state, id),
        name: whoOf(state, id),
        cells: [fell === null ? words.stands : words.fell(fell), met, defeated, sanity, health],
      }))}
    />
  );
}

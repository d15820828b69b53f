import type { SurvivorState } from '../../engine';
import type { SurvivorJournal } from '../../store/lastSurvivor';
import { Ended } from '../smallTable/Ended';
import { useWords } from '../words/useWords';
import { courseOf } from './courseOf';
import { pieceOf, whoOf } from './signs';

export interface GameOverProps {
  state: SurvivorState;
  journal: SurvivorJournal;
}

/** The end: who won, and in a few figures how it went. */
export function GameOver({ state, journal }: GameOverProps) {
  const words = useWords().lastSurvivor;
  const { outcome } = state;
  if (outcome === null) return null;
  const won = outcome.winner;
  return (
    <Ended
      label={words.over}
      title={won === null ? words.draw : words.won(whoOf(state, won))}
      won={won !== null}
      caption={words.course}
      columns={Object.values(words.columns)}
      rows={courseOf(journal, state).map(({ id, died, attacks, hits, crafted, investigated }) => ({
        id,
        piece: pieceOf(state, id),
        name: whoOf(state, id),
        cells: [
          died === null ? words.lived : words.diedOn(died.day, died.night),
          attacks,
          hits,
          crafted,
          investigated,
        ],
      }))}
    />
  );
}

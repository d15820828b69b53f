import type { SurvivorState } from '../../engine';
import { type SurvivorJournal, useLastSurvivor } from '../../store/lastSurvivor';
import { DuelPanel } from './DuelPanel';
import { GameOver } from './GameOver';
import styles from './LastSurvivor.module.css';
import { IsleMap } from './map/IsleMap';

export interface SurvivorStageProps {
  state: SurvivorState;
  journal: SurvivorJournal;
  /** Whether the person before the screen may choose now. */
  asked: boolean;
  considered: string | null;
  onConsider: (key: string | null) => void;
}

/** In the middle: the map; the combat while there is one; and how it went when it is over. */
export function SurvivorStage({ state, journal, asked, considered, onConsider }: SurvivorStageProps) {
  const answer = useLastSurvivor((s) => s.answer);
  if (state.outcome !== null)
    return (
      <div className={styles.stage}>
        <GameOver state={state} journal={journal} />
      </div>
    );
  if (state.duel !== null)
    return (
      <div className={styles.stage}>
        <DuelPanel state={state} />
      </div>
    );
  return (
    <div className={styles.stage}>
      <IsleMap
        state={state}
        asked={asked}
        considered={considered}
        onAnswer={answer}
        onConsider={onConsider}
      />
    </div>
  );
}

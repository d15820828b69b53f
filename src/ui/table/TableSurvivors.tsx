import { memo, useCallback, useMemo } from 'react';
import { type Session, useSession } from '../../store/session';
import { useView } from '../../store/view';
import type { GearView } from '../gearGrid/gear';
import { TileChip } from '../shell/TileChip';
import { useRoom } from '../shell/useMedia';
import { SurvivorList } from '../survivors/SurvivorList';
import { useWords } from '../words/useWords';
import type { Fight } from './fight';
import { tileRound } from './seats';
import { survivorViews } from './survivorViews';
import { TableGear } from './TableGear';
import styles from './TableSurvivors.module.css';
import { useShared } from './useShared';

const NOBODY: Session['declined'] = [];

export interface TableSurvivorsProps {
  fight: Fight;
  /** Survivors that an open line of the log speaks of. */
  lit: readonly string[];
  /** A moment of the past: nobody can be asked again there. */
  past: boolean;
  onGear: (gear: GearView) => void;
}

/** The survivors of the fight; the one who acts or is asked lies open, unless somebody looks at another. */
export const TableSurvivors = memo(function TableSurvivors({
  fight,
  lit,
  past,
  onGear,
}: TableSurvivorsProps) {
  const words = useWords().table;
  const declined = useSession((s) => (past ? NOBODY : s.declined));
  const askAgain = useSession((s) => s.askAgain);
  const selected = useView((s) => s.selected);
  const select = useView((s) => s.select);
  const { state } = fight;
  const survivors = useShared(useMemo(() => survivorViews(fight, words, declined), [fight, words, declined]));
  const room = useRoom();
  const acting = state.act?.survivor ?? state.decision?.about.survivor;
  const open = selected ?? (typeof acting === 'string' ? acting : (state.survivors[0]?.id ?? null));
  // On a phone the bar above has no room for it.
  const tile = room === 'narrow' ? tileRound(state) : null;
  const toggle = useCallback(
    (id: string) => select(id === useView.getState().selected ? null : id),
    [select],
  );
  return (
    <>
      {tile && (
        <div className={styles.tile}>
          <TileChip order={tile.order} full />
        </div>
      )}
      <SurvivorList
        survivors={survivors}
        openId={open}
        lit={lit}
        onToggle={toggle}
        onAskAgain={askAgain}
        gearOf={(id) => {
          const owner = state.survivors.find((s) => s.id === id);
          return owner && <TableGear fight={fight} owner={owner} onGear={onGear} />;
        }}
      />
    </>
  );
});

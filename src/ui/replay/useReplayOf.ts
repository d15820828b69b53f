import { useEffect, useState } from 'react';
import { deskInUse } from '../../store/desks/registry';
import { replayFromKept } from '../../store/replay/fromKept';
import { type ReplayFight, useReplay } from '../../store/replay/replay';

/** The fight on the table is shown as it is now; false: it is not the one that is wanted. */
function openOfTable(wanted: string): boolean {
  const desk = deskInUse();
  const { id, setup = null, journal = null } = desk?.store.getState() ?? {};
  if (desk === null || setup === null || journal === null || (wanted !== 'table' && wanted !== id))
    return false;
  const { fight, open } = useReplay.getState();
  if (fight?.id !== wanted || fight.journal !== journal)
    open({ id: wanted, desk, setup, journal, lost: null });
  return true;
}

/** Reads a kept fight, unless it is there already. */
async function openKeptOne(wanted: string): Promise<void> {
  if (useReplay.getState().fight?.id === wanted) return;
  try {
    const found = await replayFromKept(wanted);
    if (found !== null) useReplay.getState().open(found);
  } catch {
    // A store that can't be read holds nothing for us.
  }
}

/**
 * The fight of a replay's address: `table` or its id for the one on the table, `file` for that of a file that was chosen, any
 * other id for a kept one. Null: there is none; `coming`: it may still come.
 */
export function useReplayOf(wanted: string | undefined): { fight: ReplayFight | null; coming: boolean } {
  const fight = useReplay((s) => (s.fight?.id === wanted ? s.fight : null));
  const [looked, setLooked] = useState<string | undefined>(undefined);
  useEffect(() => {
    let here = true;
    async function look() {
      if (wanted !== undefined && wanted !== 'file' && !openOfTable(wanted)) await openKeptOne(wanted);
      if (here) setLooked(wanted);
    }
    void look();
    return () => {
      here = false;
      useReplay.getState().pause();
    };
  }, [wanted]);
  return { fight, coming: fight === null && wanted !== undefined && looked !== wanted };
}

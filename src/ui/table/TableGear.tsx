import { useCallback, useMemo } from 'react';
import type { Survivor } from '../../engine';
import { GearGrid } from '../gearGrid/GearGrid';
import type { GearView } from '../gearGrid/gear';
import type { Fight } from './fight';
import { gearViews } from './gearViews';
import { useShared } from './useShared';

/** Lights the gear that an answer can be given with. */
function litGear(keys: readonly string[]): string[] {
  return keys.flatMap((key) => {
    const [kind, gear] = key.split(':');
    return (kind === 'attack' || kind === 'use') && gear !== undefined ? [gear] : [];
  });
}

export interface TableGearProps {
  fight: Fight;
  owner: Survivor;
  onGear: (gear: GearView) => void;
}

/** The gear grid of the survivor who lies open. */
export function TableGear({ fight, owner, onGear }: TableGearProps) {
  const { decision } = fight.state;
  const cells = useShared(useMemo(() => gearViews(fight, owner), [fight, owner]));
  const lit = useShared(useMemo(() => litGear(decision?.options.map((o) => o.key) ?? []), [decision]));
  const press = useCallback(
    (id: string) => {
      const gear = cells.find((card) => card?.id === id);
      if (gear != null) onGear(gear);
    },
    [cells, onGear],
  );
  return <GearGrid owner={owner.name} cells={cells} lit={lit} onGear={press} />;
}

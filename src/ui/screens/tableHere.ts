import { useSyncExternalStore } from 'react';
import { type Told, useNowhere } from '../../store/desks/nowhere';
import { deskThatTells, followTables } from '../../store/desks/registry';

/** Where what happened is told: on the table that lies here; where none does, on a place that is no game's. */
export const tableHere = (): Told => deskThatTells()?.store.getState() ?? useNowhere.getState();

function subscribe(tell: () => void): () => void {
  const stops = [followTables({ changed: tell }), useNowhere.subscribe(tell)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** What is told of whatever lies on the table, kept up to date. */
export const useTableHere = (): Told => useSyncExternalStore(subscribe, tableHere);

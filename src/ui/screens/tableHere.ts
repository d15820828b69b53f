import { useSyncExternalStore } from 'react';
import type { AnySession } from '../../store/desks/desk';
import { deskInUse, followTables } from '../../store/desks/registry';
import { SHOWDOWN_DESK } from '../../store/desks/showdown';

/** Whatever lies on the table; where nothing does, the empty place of a showdown, where what was refused is told. */
export const tableHere = (): AnySession => (deskInUse() ?? SHOWDOWN_DESK).store.getState();

function subscribe(tell: () => void): () => void {
  // The showdown's place is told of also where no showdown was ever here.
  const stops = [followTables({ changed: tell }), SHOWDOWN_DESK.store.subscribe(tell)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whatever lies on the table, kept up to date. */
export const useTableHere = (): AnySession => useSyncExternalStore(subscribe, tableHere);

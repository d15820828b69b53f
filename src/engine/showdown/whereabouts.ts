import type { Space } from '../board';
import { tileAt } from './grounds';
import type { Run } from './procedure';
import type { Survivor } from './state';

/** Puts a survivor on a space, or off the board (null); whoever leaves a tile is no longer hidden by it. */
export function stand(r: Run, survivor: Survivor, space: Space | null): void {
  survivor.space = space;
  if (survivor.hiddenBy.length === 0) return;
  const under = space === null ? null : tileAt(r.state, space);
  const tiles = r.state.tiles.map((t) => t.id);
  survivor.hiddenBy = survivor.hiddenBy.filter((by) => !tiles.includes(by) || by === under?.id);
}

/** SD-1.10: placing is not movement; it crosses nothing and triggers nothing. */
export function place(r: Run, survivor: Survivor, space: Space | null, how: string, rule = 'SD-1.10'): void {
  stand(r, survivor, space);
  r.emit({ type: 'placed', figure: survivor.id, space, how, rule });
}

/** Takes a tile off the board. */
export function removeTile(r: Run, id: string, rule: string): void {
  const tile = r.state.tiles.find((t) => t.id === id);
  if (tile === undefined) return;
  r.state.tiles = r.state.tiles.filter((t) => t.id !== id);
  for (const survivor of r.state.survivors) {
    if (survivor.hiddenBy.includes(id)) survivor.hiddenBy = survivor.hiddenBy.filter((by) => by !== id);
  }
  r.emit({ type: 'terrainRemoved', card: tile.card, spaces: [...tile.spaces], rule });
}

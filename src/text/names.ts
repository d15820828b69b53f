import type { ShowdownState } from '../engine';

/** Whom ids mean in this fight: everything that words need of its state. */
export interface Names {
  /** Content id of the monster. */
  monster: string;
  survivor(id: string): string | undefined;
  player(id: string): string | undefined;
  /** Card of a gear id (`g3`) or a tile id (`t1`). */
  card(id: string): string | undefined;
}

/** The names of a fight as it stands. Cards that left the fight are no longer found. */
export function namesOf({ monster, survivors, players, tiles }: NamedState): Names {
  return {
    monster: monster.card,
    survivor: (id) => survivors.find((s) => s.id === id)?.name,
    player: (id) => players.find((p) => p.id === id)?.name,
    card: (id) =>
      tiles.find((t) => t.id === id)?.card ??
      survivors.flatMap((s) => s.grid).find((gear) => gear?.id === id)?.card,
  };
}

type NamedState = Pick<ShowdownState, 'monster' | 'survivors' | 'players' | 'tiles'>;

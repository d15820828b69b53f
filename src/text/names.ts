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

/** Longest name in a sentence, in letters. The set-up takes none that is longer; a file may bring one. */
const LONGEST = 24;

/** A name as it stands in sentences and on buttons. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length <= LONGEST
    ? name
    : `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}

const shortened = (named: { name: string } | undefined): string | undefined =>
  named === undefined ? undefined : shortName(named.name);

/** The names of a fight as it stands. Cards that left the fight are no longer found. */
export function namesOf({ monster, survivors, players, tiles }: NamedState): Names {
  return {
    monster: monster.card,
    survivor: (id) => shortened(survivors.find((s) => s.id === id)),
    player: (id) => shortened(players.find((p) => p.id === id)),
    card: (id) =>
      tiles.find((t) => t.id === id)?.card ??
      survivors.flatMap((s) => s.grid).find((gear) => gear?.id === id)?.card,
  };
}

type NamedState = Pick<ShowdownState, 'monster' | 'survivors' | 'players' | 'tiles'>;

import type { FightOf } from './format';

/** A, B … Z, A2, B2 …: by the place at the table, so that the same figure has the same letter everywhere in a file. */
export const letter = (index: number): string =>
  `${String.fromCharCode(65 + (index % 26))}${index < 26 ? '' : 1 + Math.floor(index / 26)}`;

export const playerCalled = (index: number): string => `Player ${letter(index)}`;

/** What of a fight holds the names of its figures: the set-up, and every table in it. */
export interface Renaming<U, S> {
  setUp(of: U): U;
  table(of: S): S;
}

/** A fight with its names taken away; everything else is as it was, the course included. */
export function namelessOf<U, S>({ setUp, table }: Renaming<U, S>, fight: FightOf<U, S>): FightOf<U, S> {
  const { start } = fight;
  return {
    ...fight,
    setup: setUp(fight.setup),
    snapshot: table(fight.snapshot),
    ...(start === undefined ? {} : { start: table(start) }),
  };
}

/** Games whose people go by their cards: only the players have names of their own. */
export const renamedPlayers = <
  U extends { players: readonly string[] },
  S extends { players: { id: string; name: string }[] },
>(): Renaming<U, S> => ({
  setUp: (of) => ({ ...of, players: of.players.map((_, i) => playerCalled(i)) }),
  table: (of) => ({ ...of, players: of.players.map((p, i) => ({ ...p, name: playerCalled(i) })) }),
});

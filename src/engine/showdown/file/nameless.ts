import type { SetUp } from '../setup';
import type { ShowdownState } from '../state';
import type { Fight } from './fightFile';

/** A, B … Z, A2, B2 …: by the place at the table, so that the same figure has the same letter everywhere in a file. */
const letter = (index: number): string =>
  `${String.fromCharCode(65 + (index % 26))}${index < 26 ? '' : 1 + Math.floor(index / 26)}`;

const survivorCalled = (index: number): string => `Survivor ${letter(index)}`;
const playerCalled = (index: number): string => `Player ${letter(index)}`;

function setUp(of: SetUp): SetUp {
  return {
    ...of,
    players: of.players.map((_, i) => playerCalled(i)),
    survivors: of.survivors.map((s, i) => ({ ...s, name: survivorCalled(i) })),
  };
}

function table(of: ShowdownState): ShowdownState {
  const ids = of.survivors.map((s) => s.id);
  return {
    ...of,
    players: of.players.map((p, i) => ({ ...p, name: playerCalled(i) })),
    survivors: of.survivors.map((s, i) => ({ ...s, name: survivorCalled(i) })),
    records: of.records.map((record) => ({ ...record, name: survivorCalled(ids.indexOf(record.survivor)) })),
  };
}

/** A fight in which survivors and players are called by letters; everything else is as it was, the course included. */
export function nameless(fight: Fight): Fight {
  const { start } = fight;
  return {
    ...fight,
    setup: setUp(fight.setup),
    snapshot: table(fight.snapshot),
    ...(start === undefined ? {} : { start: table(start) }),
  };
}

import { letter, playerCalled, type Renaming } from '../../table/nameless';
import type { SetUp } from '../setup';
import type { ShowdownState } from '../state';

const survivorCalled = (index: number): string => `Survivor ${letter(index)}`;

/** Survivors and players called by letters. */
export const RENAMED: Renaming<SetUp, ShowdownState> = {
  setUp: (of) => ({
    ...of,
    players: of.players.map((_, i) => playerCalled(i)),
    survivors: of.survivors.map((s, i) => ({ ...s, name: survivorCalled(i) })),
  }),
  table(of) {
    const ids = of.survivors.map((s) => s.id);
    return {
      ...of,
      players: of.players.map((p, i) => ({ ...p, name: playerCalled(i) })),
      survivors: of.survivors.map((s, i) => ({ ...s, name: survivorCalled(i) })),
      records: of.records.map((record) => ({
        ...record,
        name: survivorCalled(ids.indexOf(record.survivor)),
      })),
    };
  },
};

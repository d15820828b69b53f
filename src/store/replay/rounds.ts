import type { FightJournal } from '../session';

/** A round on the line of a replay: its number, and the entry in which it begins. */
export interface RoundMark {
  round: number;
  entry: number;
}

type Entry = FightJournal['entries'][number];

/** The rounds that a table goes through in an entry, from the one that it begins in. */
function roundsIn({ state, events }: Entry): number[] {
  const began = events.flatMap((event) => (event.type === 'roundBegan' ? [event.round] : []));
  return [(began[0] ?? state.round + 1) - 1, ...began];
}

/** The rounds of a fight's course in their order, the set-up (0) first. */
export function roundMarks({ entries }: FightJournal): RoundMark[] {
  const marks: RoundMark[] = [];
  entries.forEach((entry, at) => {
    for (const round of roundsIn(entry)) {
      if (round > (marks.at(-1)?.round ?? -1)) marks.push({ round, entry: at });
    }
  });
  return marks;
}

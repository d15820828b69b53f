import type { AnyJournal, AnyTold, Tale } from '../desks/desk';
import type { ReplayFight } from './replay';

/** A round on the line of a replay: its number, and the entry in which it begins. */
export interface RoundMark {
  round: number;
  entry: number;
}

type Entry = AnyJournal['entries'][number];

/** The rounds that a table goes through in an entry, from the one that it begins in. */
function roundsIn(
  { roundOf, roundBegan }: Tale<Entry['state'], AnyTold>,
  { state, events }: Entry,
): number[] {
  const began = events.flatMap((event) => roundBegan(event) ?? []);
  return [(began[0] ?? roundOf(state) + 1) - 1, ...began];
}

/** The rounds of a table's course in their order, the set-up (0) first. */
export function roundMarks({
  desk: { tale },
  journal: { entries },
}: Pick<ReplayFight, 'desk' | 'journal'>): RoundMark[] {
  const marks: RoundMark[] = [];
  entries.forEach((entry, at) => {
    for (const round of roundsIn(tale, entry)) {
      if (round > (marks.at(-1)?.round ?? -1)) marks.push({ round, entry: at });
    }
  });
  return marks;
}

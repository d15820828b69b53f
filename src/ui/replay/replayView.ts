import { current, type TableState } from '../../engine';
import { questionAt } from '../../store/replay/playOn';
import type { ReplayFight } from '../../store/replay/replay';
import { toldFrom } from '../../store/showing';
import type { InterfaceWords } from '../../text/interface/en';

/** So many lines lead to the moment, out of so many entries. */
const LINES = 2;
const BACK = 6;

interface At {
  entry: number;
  told: number;
}

/** What had happened up to a moment, the last last; `tell` gives nothing for what is told to nobody. */
export function linesTo<E>(
  { entries }: { entries: readonly { events: readonly E[] }[] },
  { entry, told }: At,
  tell: (event: NoInfer<E>) => string,
): string[] {
  const events = toldFrom(entries, Math.max(0, entry - BACK), { entry, told });
  return events
    .slice(-12 * LINES)
    .map(tell)
    .filter((line) => line !== '')
    .slice(-LINES);
}

/** Where a picture is, for people: the round, and the step among all. */
export function placeOf(
  { desk: { tale }, journal }: ReplayFight,
  { entry, state }: { entry: number; state: TableState },
  words: InterfaceWords['replay'],
): { where: string; step: string } {
  const { entries, at } = journal;
  const step = words.step(entry + 1, entries.length);
  return {
    where: words.where(tale.roundOf(state), tale.unit),
    step: entry > at ? `${step}, ${words.takenBack}` : step,
  };
}

/** Where a table that is played on from a moment begins. */
export function startOf(
  { desk: { tale }, journal }: ReplayFight,
  moment: At,
  words: InterfaceWords['replay'],
): string {
  const at = questionAt(journal, moment);
  return words.where(tale.roundOf(current({ ...journal, at })), tale.unit);
}

import { current } from '../../engine';
import { isSilent } from '../../store/moments';
import { questionAt } from '../../store/replay/playOn';
import type { ReplayFight } from '../../store/replay/replay';
import { type Picture, toldFrom } from '../../store/showing';
import type { InterfaceWords } from '../../text/interface/en';
import type { Fight } from '../table/fight';
import { TEXT } from '../words/text';

/** So many lines lead to the moment, out of so many entries. */
const LINES = 2;
const BACK = 6;

/** What had happened up to a picture, the last last. */
export function linesTo({ journal }: ReplayFight, { entry, told }: Picture, { names }: Fight): string[] {
  const events = toldFrom(journal.entries, Math.max(0, entry - BACK), { entry, told });
  return events
    .filter((event) => !isSilent(event))
    .slice(-6 * LINES)
    .map((event) => TEXT.eventLine(event, names).text)
    .filter((line) => line !== '')
    .slice(-LINES);
}

/** Where a picture is, for people: the round, and the step among all. */
export function placeOf(
  { journal }: ReplayFight,
  { entry, state }: Picture,
  words: InterfaceWords['replay'],
): { where: string; step: string } {
  const { entries, at } = journal;
  const step = words.step(entry + 1, entries.length);
  return {
    where: words.where(state.round),
    step: entry > at ? `${step}, ${words.takenBack}` : step,
  };
}

/** Where a fight that is played on from a picture begins. */
export function startOf({ journal }: ReplayFight, picture: Picture, words: InterfaceWords['replay']): string {
  const at = questionAt(journal, picture);
  return words.where(current({ ...journal, at }).round);
}

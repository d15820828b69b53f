import type { AnySurvivorEvent } from '../engine';

type Told = AnySurvivorEvent['type'];

/** How long each kind of event is looked at, in milliseconds; the others as long as a line takes. */
const LOOK: Partial<Record<Told, number>> = {
  duelBegan: 900,
  duelRolled: 900,
  duelJudged: 900,
  nightFell: 1000,
  died: 1200,
  ended: 1200,
  turnBegan: 300,
  moved: 300,
  // Nothing is to be seen of it: the line in the log is enough.
  answered: 0,
  passed: 0,
  duelEnded: 0,
  staminaChanged: 0,
};
const LINE_MS = 400;

/** How long what happened at once in a game of last survivor is looked at: at the table where the program plays, and in a replay. */
export const lookAt = (events: readonly AnySurvivorEvent[]): number =>
  Math.max(0, ...events.map(({ type }) => LOOK[type] ?? LINE_MS));

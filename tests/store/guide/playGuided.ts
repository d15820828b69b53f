import { current } from '../../../src/engine';
import { CONTENT } from '../../../src/store/content';
import { followFight } from '../../../src/store/guide/follow';
import { useGuide } from '../../../src/store/guide/guide';
import { usePlayOut } from '../../../src/store/playOut';
import { useSession } from '../../../src/store/session';
import { chanceOf } from '../../../tools/play/chance';
import { sensible } from '../../../tools/play/sensible';

export const guide = () => useGuide.getState();
export const session = () => useSession.getState();

export const table = () => {
  const { journal } = session();
  if (journal === null) throw new Error('no fight');
  return current(journal);
};

export const told = (): string[] => guide().told.map(({ id }) => id);

/** Gives the pending question a sensible answer. */
export function answerOnce(chance: (below: number) => number): void {
  const { decision } = table();
  if (decision === null) throw new Error('nothing is asked');
  const command = sensible(table(), decision, chance, CONTENT);
  if (command.type === 'answer') session().answer(...command.keys);
  else if (command.type === 'interject') session().interject(command.key);
}

/** Looks at every picture of what happens, one after another, until something is asked. */
export function watch(seen: () => void = () => undefined): void {
  for (seen(); usePlayOut.getState().pictures.length > 0; seen()) usePlayOut.getState().next();
}

/** Plays the guided fight on the table to its end, with a look at each moment. */
export function playOn(seed: number, seen?: () => void, narrow = false): void {
  const chance = chanceOf(seed);
  const stop = followFight(narrow);
  watch(seen);
  while (table().decision !== null) {
    answerOnce(chance);
    watch(seen);
  }
  stop();
}

import { type Command, isJournal, type Journal, type Rules, record, type TableState } from '../kernel';

/** How far commands could be played again. */
export interface Course<S, E> {
  journal: Journal<S, E>;
  played: number;
  /** Why not to the end. */
  ended: 'all' | 'refused' | 'stopped';
}

/** Work that comes in pieces: after each it tells how far it is, and is told whether to go on. */
export type InPieces<T> = Generator<{ done: number; of: number }, T, 'stop' | undefined>;

/** Plays commands again, one a piece, until one is refused. */
export function* playAgain<S extends TableState, C, E>(
  rules: Rules<S, C, E>,
  start: Journal<S, E>,
  commands: readonly Command[],
): InPieces<Course<S, E>> {
  let journal = start;
  for (const [played, command] of commands.entries()) {
    if ((yield { done: played, of: commands.length }) === 'stop')
      return { journal, played, ended: 'stopped' };
    try {
      const next = record(rules, journal, command);
      if (!isJournal(next)) return { journal, played, ended: 'refused' };
      journal = next;
    } catch {
      // Other rules or other content than the file was made with: what was done then can't be done now.
      return { journal, played, ended: 'refused' };
    }
  }
  return { journal, played: commands.length, ended: 'all' };
}

/** A fight that begins with a table. */
export const startingWith = <S, E>(state: S): Journal<S, E> => ({
  entries: [{ command: null, state, events: [] }],
  at: 0,
});

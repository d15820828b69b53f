import {
  canonical,
  current,
  type Entry,
  isJournal,
  type Journal,
  record,
  type TableState,
} from '../../kernel';
import type { AnyContent, AnySetUp } from '../rules';
import type { SituationRules } from './game';

/**
 * A table of a situation with rolled dice: those that the file has prepared and that are still to come wait like dice that
 * were set by hand, so that the same commands lead to the same table again.
 * @param left so many prepared dice are left at the end, which nobody waits for any more
 */
function settled<S extends TableState, E>(entry: Entry<S, E>, left: number): Entry<S, E> {
  const { dice } = entry.state;
  if (dice.source !== 'scripted') return entry;
  const script = dice.script.slice(0, dice.script.length - left);
  return { ...entry, state: { ...entry.state, dice: { ...dice, source: 'seeded', script } } };
}

/** Makes an ordinary table of a situation that was played. It can be undone to where the situation began. */
export function goOnFromTable<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { table }: SituationRules<U, S, C, E>,
  played: Journal<S, E>,
  content: C,
): Journal<S, E> {
  const left = current(played).dice.script.length;
  const entries = played.entries.map((entry) => settled(entry, left));
  const [first, ...others] = entries;
  const asItWas = { entries, at: played.at };
  if (first === undefined) return asItWas;
  let journal: Journal<S, E> = { entries: [first], at: 0 };
  for (const { command, state } of others) {
    const next = command === null ? null : record({ game: table.game, content }, journal, command);
    if (next === null || !isJournal(next) || canonical(current(next)) !== canonical(state)) return asItWas;
    journal = next;
  }
  return journal;
}

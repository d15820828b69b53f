import { canonical, commandsOf, current, type Journal, type TableState } from '../kernel';
import { begunOf } from './begin';
import { FIRST_TABLE, type FightFileOf, type FightOf, FORMAT } from './format';
import { VERSION } from './migrations';
import type { AnyContent, AnySetUp, Table } from './rules';

/** Whether a fight began as its set-up says. */
function beganWith<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  setup: U,
  first: S,
  content: C,
): boolean {
  return (
    table.checkSetUp(setup, content) === null &&
    canonical(current(begunOf(table, setup, content))) === canonical(first)
  );
}

/** A fight on the table as it goes into a file: also what could be redone, and where it began if not with its set-up. */
export function keptFightOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  table: Table<U, S, C, E>,
  setup: U,
  journal: Journal<S, E>,
  content: C,
): FightOf<U, S> {
  const { entries } = journal;
  const commands = commandsOf(journal);
  const redo = commandsOf({ entries, at: entries.length - 1 }).slice(commands.length);
  const first = entries[0]?.state;
  const bare = { setup, commands, snapshot: current(journal), ...(redo.length === 0 ? {} : { redo }) };
  return first === undefined || commands.length === 0 || beganWith(table, setup, first, content)
    ? bare
    : { ...bare, start: first };
}

/** A fight as the text of a file. */
export function saveFightOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { id }: Table<U, S, C, E>,
  fight: FightOf<U, S>,
  content: C,
): string {
  const file: FightFileOf<U, S> = {
    format: FORMAT,
    version: VERSION,
    contentHash: content.hash,
    seed: fight.setup.seed,
    ...(id === FIRST_TABLE ? {} : { table: id }),
    ...fight,
  };
  return canonical(file);
}

import { canonical, commandsOf, current, type Journal } from '../../kernel';
import type { Content } from '../cards/content';
import type { AnyEvent } from '../events';
import { begun } from '../fight';
import { checkSetUp, type SetUp } from '../setup';
import type { ShowdownState } from '../state';
import { type Fight, type FightFile, FORMAT } from './format';
import { VERSION } from './migrations';

type FightJournal = Journal<ShowdownState, AnyEvent>;

/** Whether a fight began as its set-up says. */
function beganWith(setup: SetUp, first: ShowdownState, content: Content): boolean {
  return (
    checkSetUp(setup, content) === null && canonical(current(begun(setup, content))) === canonical(first)
  );
}

/** A fight on the table as it goes into a file: also what could be redone, and where it began if not with its set-up. */
export function keptFight(setup: SetUp, journal: FightJournal, content: Content): Fight {
  const { entries } = journal;
  const commands = commandsOf(journal);
  const redo = commandsOf({ entries, at: entries.length - 1 }).slice(commands.length);
  const first = entries[0]?.state;
  const bare = { setup, commands, snapshot: current(journal), ...(redo.length === 0 ? {} : { redo }) };
  return first === undefined || commands.length === 0 || beganWith(setup, first, content)
    ? bare
    : { ...bare, start: first };
}

/** A fight as the text of a file. */
export function saveFight(fight: Fight, content: Content): string {
  const file: FightFile = {
    format: FORMAT,
    version: VERSION,
    contentHash: content.hash,
    seed: fight.setup.seed,
    ...fight,
  };
  return canonical(file);
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type AnyContent,
  type AnySetUp,
  begunOf,
  current,
  isJournal,
  type Journal,
  keptFightOf,
  record,
  saveFightOf,
  type TableState,
  undo,
} from '../../src/engine';
import { linkOf } from '../../src/store/files/link';
import { PROGRAM } from '../../src/store/files/program';
import { type Chance, chanceOf } from '../play/chance';
import type { HostileGame, Subject } from './game';

/** So many fights are spoiled in turn; each is made when it is first asked for, always the same. */
const FIGHTS = 40;
/** From here on the seeds of these fights. */
const FIRST_SEED = 70_000;
/** A longer course costs time and spoils no better. */
const MOST_COMMANDS = 16;
/** How many commands of a late moment lie behind a table of its own. */
const BEHIND_START = 8;
/** One fight in so many has something to redo, and one in so many begins with a table of its own. */
const REDO_EVERY = 3;
const START_EVERY = 4;

/** So many random commands of a fight, or fewer where it ends before. */
function played<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  { table, content, answer }: HostileGame<U, S, C, E>,
  setup: U,
  most: number,
  chance: Chance,
): Journal<S, E> {
  const rules = { game: table.game, content };
  let journal = begunOf(table, setup, content);
  while (journal.at < most) {
    const state = current(journal);
    if (state.decision === null) break;
    const next = record(rules, journal, answer(state, state.decision, chance));
    if (!isJournal(next)) throw new Error(`a random answer is refused: ${next.message}`);
    journal = next;
  }
  return journal;
}

function makeFight<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  game: HostileGame<U, S, C, E>,
  index: number,
): string {
  const { table, content, latest } = game;
  const seed = FIRST_SEED + index;
  const chance = chanceOf(seed);
  const setup = game.setUp(seed);
  // Early moments are reached from the set-up, late ones begin with a table of their own, so that there are few commands.
  const late = index % START_EVERY === 0;
  const whole = played(game, setup, 1 + chance(late ? latest : MOST_COMMANDS), chance);
  const first = late ? Math.max(0, whole.at - BEHIND_START) : 0;
  const [begin, ...others] = whole.entries.slice(first);
  if (begin === undefined) throw new Error('a fight without a beginning');
  let journal: Journal<S, E> = { entries: [{ ...begin, command: null }, ...others], at: whole.at - first };
  if (index % REDO_EVERY === 0) for (let i = 0; i < 5; i += 1) journal = undo(journal);
  return saveFightOf(table, { ...keptFightOf(table, setup, journal, content), program: PROGRAM }, content);
}

/** The texts of a folder's situation files, in the order of their names. */
function situationsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
}

/** The sound files, links and situations of a game that are spoiled. */
export function basesOf<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  game: HostileGame<U, S, C, E>,
): Pick<Subject, 'file' | 'link' | 'situation'> {
  const fights = new Map<number, string>();
  const links = new Map<number, string>();
  let situations: string[] | null = null;
  const file = (number: number): string => {
    const index = number % FIGHTS;
    const made = fights.get(index) ?? makeFight(game, index);
    fights.set(index, made);
    return made;
  };
  return {
    file,
    async link(number) {
      const index = number % FIGHTS;
      const made = links.get(index) ?? (await linkOf(file(number))) ?? '';
      links.set(index, made);
      return made;
    },
    situation(number, root) {
      situations ??= situationsIn(path.join(root, game.situations));
      return situations[number % situations.length] ?? null;
    },
  };
}

import {
  begun,
  type Command,
  type Content,
  current,
  isJournal,
  replay,
  type SetUp,
  saveFight,
  showdownGame,
  violations,
} from '../../src/engine';
import { playFight } from '../play/playFight';
import { random } from '../play/random';
import { randomSetUp } from '../play/setups';
import { countCommand, countEvent, countingGame, countModifiers, type Tally } from './tally';
import { twin } from './twin';
import { Violation } from './violation';

/** One fight in so many is also played again in every other way. */
const TWIN_EVERY = 10;

/** A fight that failed. */
export interface Failure {
  seed: number;
  message: string;
  /** The fight before the command that failed, as a file for the page; null if it failed in the set-up. */
  file: string | null;
}

/** The fight as it was before its last command. */
function fileOf(setup: SetUp, commands: readonly Command[], content: Content): string | null {
  if (commands.length === 0) return null;
  const before = commands.slice(0, -1);
  const played = replay({ game: showdownGame, content }, begun(setup, content), before);
  return isJournal(played)
    ? saveFight({ setup, commands: before, snapshot: current(played) }, content)
    : null;
}

/**
 * Plays the random fight of a seed to its end, all invariants checked after every command, and counts what was performed.
 * @param rules the game to play; another one is for tests
 */
export function fuzzFight(
  seed: number,
  content: Content,
  tally: Tally,
  rules = showdownGame,
): Failure | null {
  const setup = randomSetUp(content, seed);
  const commands: Command[] = [];
  const watcher = {
    event: (event: Parameters<typeof countEvent>[1]) => countEvent(tally, event, content),
    command: (before: Parameters<typeof countCommand>[1], command: Command) => {
      countCommand(tally, before, command);
      commands.push(command);
    },
    taken: (state: Parameters<typeof violations>[0]) => {
      const [broken] = violations(state, content);
      if (broken !== undefined) throw new Violation(broken);
    },
  };
  try {
    const { state } = playFight(setup, content, random, seed, watcher, countingGame(tally, rules));
    countModifiers(tally, { state, content });
    if (seed % TWIN_EVERY === 0) twin({ setup, commands, end: state }, content);
    return null;
  } catch (error) {
    const { name, message } = error as Error;
    return { seed, message: `${name}: ${message}`, file: fileOf(setup, commands, content) };
  }
}

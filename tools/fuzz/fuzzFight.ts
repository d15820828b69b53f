import {
  type AnyEvent,
  type Command,
  type Content,
  hash,
  isHeldOff,
  SHOWDOWN,
  type ShowdownState,
  showdownGame,
  violations,
} from '../../src/engine';
import { opponents } from '../play/opponent';
import { playFight } from '../play/playFight';
import { halfSensible, random } from '../play/random';
import { randomSetUp } from '../play/setups';
import { corrected } from './corrections';
import { countStanding } from './standing';
import { countCommand, countCorrection, countEnd, countEvent, countingGame, type Tally } from './tally';
import { themed, themesOf } from './themes';
import { fileBefore, twin } from './twin';
import { Violation } from './violation';

/** One fight in so many is also played again in every other way. */
const TWIN_EVERY = 10;

/** In one fight in so many the players also correct the table by hand, in any way that comes to mind. */
const CORRECTED_EVERY = 4;

/** In one fight in so many every other answer is a sensible one. */
const SENSIBLE_EVERY = 3;

/** A fight that failed. */
export interface Failure {
  seed: number;
  message: string;
  /** The fight before the command that failed, as a file for the page; null if it failed in the set-up. */
  file: string | null;
}

/** Survivors who live, and are neither on the board nor held off it, though nobody took them away (SD-13.6). */
const nowhere = (state: ShowdownState, content: Content): string[] =>
  state.decision?.kind !== 'whoActs' && state.decision?.kind !== 'emptyBoard'
    ? []
    : state.survivors
        .filter((s) => s.status === 'alive' && s.space === null && !isHeldOff({ content }, s))
        .map((s) => `${s.id} lives and is nowhere (SD-13.6)`);

/**
 * Plays the random fight of a seed to its end, all invariants checked after every command, and counts what was performed.
 * @param rules the game to play; another one is for tests
 */
export function fuzzFight(
  seed: number,
  content: Content,
  tally: Tally,
  rules = showdownGame,
  among = opponents(content),
): Failure | null {
  const setup = themed(randomSetUp(content, seed, among), content, themesOf(content));
  const commands: Command[] = [];
  const byHand = seed % CORRECTED_EVERY === 1;
  let before = '';
  const watcher = {
    event: (event: AnyEvent) => countEvent(tally, event, content),
    command: (state: ShowdownState, command: Command) => {
      if (commands.length === 0) countStanding(tally, { state, content });
      countCommand(tally, state, command);
      commands.push(command);
      if (command.type === 'edit') before = hash(state);
    },
    refused: (state: ShowdownState) => {
      commands.pop();
      if (hash(state) !== before) throw new Violation('a refused correction changed the table');
    },
    taken: (state: ShowdownState, command: Command) => {
      countCorrection(tally, command);
      const [broken] = [...violations(state, content), ...(byHand ? [] : nowhere(state, content))];
      if (broken !== undefined) throw new Violation(broken);
    },
  };
  try {
    const player = seed % SENSIBLE_EVERY === 0 ? halfSensible : random;
    const policy = byHand ? corrected(player) : player;
    const { state } = playFight(setup, content, policy, seed, watcher, countingGame(tally, rules));
    countEnd(tally, state);
    countStanding(tally, { state, content });
    if (seed % TWIN_EVERY === 0) twin(SHOWDOWN, { setup, commands, end: state }, content);
    return null;
  } catch (error) {
    const { name, message } = error as Error;
    return { seed, message: `${name}: ${message}`, file: fileBefore(SHOWDOWN, setup, commands, content) };
  }
}

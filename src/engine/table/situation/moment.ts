import {
  type Command,
  canonical,
  current,
  type Journal,
  type ScriptedDie,
  type TableState,
} from '../../kernel';
import type { AnyContent, AnySetUp } from '../rules';
import type { SituationGame } from './game';
import { valueAt } from './path';
import { playTableSituation } from './play';
import { readTableSituation } from './read';

/** So many answers stand in one step of a file. */
const IN_A_STEP = 100;

/** A set-up with people and dice, as the smaller games have them. */
export interface SeatedSetUp extends AnySetUp {
  players: readonly string[];
  dice?: string | undefined;
  script?: readonly ScriptedDie[] | undefined;
}

type Step = { answers: string[] } | { edit: unknown };

/** What was done as steps of a file; null: something that no step says. */
function stepsOf(commands: readonly (Command | null)[]): Step[] | null {
  const steps: Step[] = [];
  for (const command of commands) {
    const last = steps.at(-1);
    if (command?.type === 'edit') steps.push({ edit: command.edit });
    else if (command?.type !== 'answer' || command.keys.length !== 1) return null;
    else if (last !== undefined && 'answers' in last && last.answers.length < IN_A_STEP)
      last.answers.push(...command.keys);
    else steps.push({ answers: [...command.keys] });
  }
  return steps;
}

/** So many answers are told one by one. */
const MOST_TOLD = 100;

/** The present question with exactly its answers; of a game that is over, how it ended. */
function expected({ decision, ...state }: TableState): object {
  if (decision === null)
    return { question: null, ...('outcome' in state ? { state: { outcome: state.outcome } } : {}) };
  const options = decision.options.map(({ key }) => key);
  return {
    question: decision.kind,
    by: decision.by,
    ...(options.length <= MOST_TOLD ? { options } : {}),
  };
}

/** What tells one table from another, whatever its people are called and wherever its next die comes from. */
const bare = <S extends TableState>(state: S): string =>
  canonical({ ...state, players: [], dice: { ...state.dice, source: '', script: [] } });

/**
 * The present moment of a smaller game as a situation: its set-up without names, everything that was done since, and the
 * present question with exactly its answers. Null where that does not lead to this table: it began otherwise.
 */
export function tableMomentOf<U extends SeatedSetUp, S extends TableState, C extends AnyContent, E>(
  game: SituationGame<U, S, C, E>,
  setup: U,
  { entries, at }: Journal<S, E>,
  title: string,
): object | null {
  const present = current({ entries, at });
  const steps = stepsOf(entries.slice(1, at + 1).map(({ command }) => command));
  if (steps === null) return null;
  const { dice = 'seeded', script = [], players, ...others } = setup;
  const rolled = script.slice(0, script.length - present.dice.script.length);
  const prepared = game.table.prepare(setup, game.content);
  const value = {
    title,
    table: game.table.id,
    setup: { ...others, players: players.map((_, i) => `Player ${i + 1}`) },
    exactly: Object.fromEntries(game.laid.map((path) => [path, valueAt(prepared, path)])),
    dice:
      rolled.length > 0 ? rolled.map(({ value, purpose }) => (purpose ? { [purpose]: value } : value)) : dice,
    steps: [...steps, { expect: expected(present) }],
  };
  const read = readTableSituation(value, game, game.content);
  if (Array.isArray(read)) return null;
  const { problems, journal } = playTableSituation(read, game);
  return problems.length === 0 && bare(current(journal)) === bare(present) ? value : null;
}

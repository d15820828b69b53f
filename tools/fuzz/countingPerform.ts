import type { Command, Game, TableState } from '../../src/engine';
import { type Counts, count } from './tally';

/** Counts the kind of a question and of its answer. */
export function countAnswer(
  tally: { questions: Counts; options: Counts },
  { decision }: TableState,
  command: Command,
): void {
  if (decision === null || command.type !== 'answer') return;
  count(tally.questions, decision.kind);
  for (const { key, kind } of decision.options) if (command.keys.includes(key)) count(tally.options, kind);
}

/** A game that counts the verbs of what its procedure `perform` performs. */
export function countingPerform<S extends TableState, C, E>(
  tally: { verbs: Counts },
  game: Game<S, C, E>,
): Game<S, C, E> {
  const { perform } = game.procedures;
  const one = perform?.steps.one;
  if (perform === undefined || typeof one !== 'function') return game;
  const counted: typeof one = (f: { effects: readonly { do: string }[]; at?: number }, r) => {
    const verb = f.effects[f.at ?? 0]?.do;
    if (verb !== undefined) count(tally.verbs, verb);
    return one(f, r);
  };
  const steps = { ...perform.steps, one: counted };
  return { ...game, procedures: { ...game.procedures, perform: { ...perform, steps } } };
}

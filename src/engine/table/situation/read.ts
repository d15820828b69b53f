import type { TableState } from '../../kernel';
import type { AnyContent, AnySetUp } from '../rules';
import { type Begun, beginSituation } from './begin';
import type { SituationRules } from './game';
import { problemsOf } from './messages';
import type { Problem } from './problem';
import { type TableSituation, TableSituationSchema } from './schema';

/** A situation that can be played, with its table at the first question. */
export interface ReadTableSituation<U, S, E> {
  situation: TableSituation;
  begun: Begun<U, S, E>;
}

const expects = ({ steps }: TableSituation): boolean =>
  steps.some((step) => typeof step !== 'string' && (step.expect ?? step.fails) !== undefined);

/** Reads a plain value as a situation of a game; or what is wrong with it, each at its place. */
export function readTableSituation<U extends AnySetUp, S extends TableState, C extends AnyContent, E>(
  value: unknown,
  rules: SituationRules<U, S, C, E>,
  content: C,
): ReadTableSituation<U, S, E> | Problem[] {
  const parsed = TableSituationSchema.safeParse(value);
  if (!parsed.success) return problemsOf(parsed.error.issues, value);
  const situation = parsed.data;
  if (!expects(situation)) return [{ path: ['steps'], message: 'nothing is expected' }];
  const begun = beginSituation(rules, situation, content);
  return Array.isArray(begun) ? begun : { situation, begun };
}

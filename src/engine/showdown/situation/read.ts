import { problemsOf } from '../../table/situation/messages';
import type { Problem } from '../../table/situation/problem';
import type { Content } from '../cards/content';
import { checkSituation } from './check';
import { type Situation, SituationSchema } from './schema';

/** Reads a plain value as a situation; or what is wrong with it, each at its place. */
export function readSituation(value: unknown, content: Content): Situation | Problem[] {
  const parsed = SituationSchema.safeParse(value);
  if (!parsed.success) return problemsOf(parsed.error.issues, value);
  const problems = checkSituation(parsed.data, content);
  return problems.length > 0 ? problems : parsed.data;
}

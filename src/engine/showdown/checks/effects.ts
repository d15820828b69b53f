import { Condition } from '../cards/condition';
import { VERB } from '../effects/registry';
import { type Path, problem, schemaProblems } from './problem';

type Plain = Readonly<Record<string, unknown>>;

/** Calls `visit` for every object in a value, with its path. */
export function visitObjects(
  value: unknown,
  visit: (object: Plain, path: Path) => void,
  path: Path = [],
): void {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) visit(value as Plain, path);
  for (const [key, item] of Object.entries(value)) visitObjects(item, visit, [...path, key]);
}

interface Band {
  from: number;
  to: number;
}

/** Bands of one die that say two things of one face. */
function overlaps(bands: readonly Band[], path: Path): string[] {
  return bands.flatMap((band, i) =>
    bands.slice(0, i).some(({ from, to }) => band.from <= to && from <= band.to)
      ? [problem([...path, 'bands', i], 'another band has one of its faces')]
      : [],
  );
}

function problemsOf(object: Plain, path: Path): string[] {
  // A condition inside another is checked here: its schema can't name itself.
  if (object.is === 'not') {
    const result = Condition.safeParse(object.of);
    return result.success ? [] : schemaProblems(result.error.issues, [...path, 'of']);
  }
  if (typeof object.do !== 'string') return [];
  const verb = Object.hasOwn(VERB, object.do) ? VERB[object.do] : undefined;
  if (verb === undefined) return [problem(path, `there is no verb "${object.do}"`)];
  const result = verb.schema.safeParse(object);
  if (!result.success) return schemaProblems(result.error.issues, path);
  return object.do === 'roll' ? overlaps(object.bands as Band[], path) : [];
}

/** Every effect in a value is checked by its verb's own schema, nested lists and conditions included. */
export function effectProblems(value: unknown, at: Path = []): string[] {
  const found: string[] = [];
  visitObjects(value, (object, path) => found.push(...problemsOf(object, path)), at);
  return found;
}

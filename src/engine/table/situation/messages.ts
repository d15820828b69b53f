import type { Problem } from './problem';

/** A fault that the schema found; as zod reports it. */
interface Issue {
  code?: string;
  path: readonly PropertyKey[];
  message: string;
  expected?: string;
  keys?: readonly string[];
  values?: readonly unknown[];
  pattern?: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  errors?: readonly (readonly Issue[])[];
}

type Path = Problem['path'];

const SHAPES: Record<string, string> = {
  string: 'a text',
  number: 'a whole number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map',
  record: 'a map of names',
  null: 'null',
};

/** What a text that is written otherwise should have been, by a piece of its pattern. */
const PATTERNS: readonly (readonly [piece: string, message: string])[] = [
  ['[A-P]', 'this is no space of the board (A1 to P22)'],
  ['SD-', 'a rule is written SD-6.2'],
  ['CE|LS', 'a rule is written CE-2.2'],
];

const A_NAME = 'a name begins with a letter';

function inWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `this has to be ${SHAPES[issue.expected ?? ''] ?? issue.expected}`;
    case 'invalid_value':
      return `this has to be ${(issue.values ?? []).join(', ')}`.replace(/, ([^,]*)$/, ' or $1');
    case 'too_small':
      return `this is less than ${issue.minimum}`;
    case 'too_big':
      return `this is more than ${issue.maximum}`;
    case 'invalid_format':
      return PATTERNS.find(([piece]) => issue.pattern?.includes(piece))?.[1] ?? A_NAME;
    case 'invalid_key':
      return A_NAME;
    default:
      return issue.message;
  }
}

const depth = (issues: readonly Issue[]): number => Math.max(0, ...issues.map((i) => i.path.length));
const strange = (issues: readonly Issue[]): boolean => issues.some((i) => i.code === 'unrecognized_keys');
const custom = (issues: readonly Issue[]): boolean => issues.some((i) => i.code === 'custom');

/** Of the ways in which a value could have been meant, the one that came furthest. */
function nearest(errors: readonly (readonly Issue[])[]): readonly Issue[] | null {
  const score = (issues: readonly Issue[]) => depth(issues) + (strange(issues) || custom(issues) ? 0.5 : 0);
  const best = errors.reduce((a, b) => (score(b) > score(a) ? b : a));
  return score(best) > 0 ? best : null;
}

/** The value at a path; undefined where there is nothing. */
function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    value,
  );
}

/** The problems of one issue; those of a key that should not be there hide what follows from it. */
function problemsIn(issue: Issue, all: readonly Issue[], root: unknown, under: Path): Problem[] {
  const path = [...under, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
  if (issue.code === 'unrecognized_keys') {
    return (issue.keys ?? []).map((key) => ({
      path: [...path, key],
      message: `there is no "${key}" here`,
      key: true,
    }));
  }
  if (issue.code === 'custom' && strange(all)) return [];
  if (issue.code === 'invalid_key') return [{ path, message: A_NAME, key: true }];
  if (path.length > 0 && valueAt(root, path) === undefined) {
    return [{ path: path.slice(0, -1), message: `"${path[path.length - 1]}" is missing`, key: true }];
  }
  if (issue.code === 'invalid_union' && issue.errors !== undefined && issue.errors.length > 0) {
    const closest = nearest(issue.errors);
    if (closest !== null) return problemsOf(closest, root, path);
    return [{ path, message: [...new Set(issue.errors.flat().map(inWords))].join('; or ') }];
  }
  return [{ path, message: inWords(issue) }];
}

/** What the schema found, each with its place and in words for people. */
export function problemsOf(issues: readonly Issue[], root: unknown, under: Path = []): Problem[] {
  return issues.flatMap((issue) => problemsIn(issue, issues, root, under));
}

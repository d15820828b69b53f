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

const SPACE = '[A-P]';

function inWords(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `this has to be ${issue.expected === 'int' ? 'a whole number' : `a ${issue.expected}`}`;
    case 'invalid_value':
      return `this has to be ${(issue.values ?? []).map((v) => String(v)).join(', ')}`.replace(
        /, ([^,]*)$/,
        ' or $1',
      );
    case 'too_small':
      return `this is less than ${issue.minimum}`;
    case 'too_big':
      return `this is more than ${issue.maximum}`;
    case 'invalid_format':
      if (issue.pattern?.includes(SPACE) === true) return 'this is no space of the board (A1 to P22)';
      return issue.pattern?.includes('SD-') === true
        ? 'a rule is written SD-6.2'
        : 'a name begins with a letter';
    case 'invalid_key':
      return 'a name begins with a letter';
    case 'custom':
      return issue.message;
    default:
      return 'this can’t be read here';
  }
}

const depth = (issues: readonly Issue[]): number => Math.max(0, ...issues.map((i) => i.path.length));

/** Of the ways in which a value could have been meant, the one that came furthest. */
function nearest(errors: readonly (readonly Issue[])[]): readonly Issue[] {
  const score = (issues: readonly Issue[]) =>
    depth(issues) + (issues.some((i) => i.code === 'unrecognized_keys') ? 0.5 : 0);
  return errors.reduce<readonly Issue[]>(
    (best, e) => (best.length === 0 || score(e) > score(best) ? e : best),
    [],
  );
}

/** What the schema found, each with its place and in words for people. */
export function problemsOf(issues: readonly Issue[], under: Problem['path'] = []): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const path = [...under, ...issue.path.map((key) => (typeof key === 'number' ? key : String(key)))];
    if (issue.code === 'unrecognized_keys')
      return (issue.keys ?? []).map((key) => ({
        path: [...path, key],
        message: `there is no "${key}" here`,
      }));
    if (issue.code === 'invalid_union' && issue.errors !== undefined && issue.errors.length > 0) {
      const closest = nearest(issue.errors);
      if (depth(closest) > 0 || closest.some((i) => i.code === 'unrecognized_keys'))
        return problemsOf(closest, path);
      const ways = issue.errors.flat().map(inWords);
      return [{ path, message: [...new Set(ways)].join('; or ') }];
    }
    return [{ path, message: inWords(issue) }];
  });
}

import type * as z from 'zod/mini';

/** Where something stands in a value: `monsters.0.ai.3.actions.1`. */
export type Path = readonly PropertyKey[];

/** One line: where, and what is wrong there. */
export const problem = (path: Path, what: string): string => `${path.map(String).join('.')}: ${what}`;

function said(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'unrecognized_keys':
      return `there is nothing called ${issue.keys.map((key) => `"${key}"`).join(', ')} here`;
    case 'invalid_type':
      return `this has to be ${issue.expected}`;
    case 'invalid_value':
      return `this has to be one of ${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return 'this is not written as it has to be';
    case 'invalid_union':
      return 'this has none of the forms it may have';
    default:
      return issue.message;
  }
}

/** What a schema found wrong in a value that stands at a path. */
export const schemaProblems = (issues: readonly z.core.$ZodIssue[], at: Path = []): string[] =>
  issues.map((issue) => problem([...at, ...issue.path], said(issue)));

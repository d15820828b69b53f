import type { Problem } from './problem';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const show = (value: unknown): string =>
  value === undefined ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `true` is less exact than a number of turns; a zero that is not written down is one. */
const fits = (expected: unknown, actual: unknown): boolean =>
  equal(expected, actual) ||
  (expected === true && typeof actual === 'number') ||
  (expected === 0 && actual === undefined);

/**
 * Where what is does not fit what was expected. Of an object only the keys that are expected are looked at; a list must be
 * the same from end to end.
 */
export function differences(expected: unknown, actual: unknown, path: Problem['path']): Problem[] {
  if (isObject(expected) && isObject(actual)) {
    return Object.entries(expected).flatMap(([key, value]) =>
      value === undefined ? [] : differences(value, actual[key], [...path, key]),
    );
  }
  return fits(expected, actual)
    ? []
    : [{ path, message: `expected ${show(expected)}, but it is ${show(actual)}` }];
}

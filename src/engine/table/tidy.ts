import { FILE_LIMITS } from './limits';
import type { Places } from './notes';
import { cutText, withoutMischief } from './tidyText';

/** Keys that every object has from its making: to set them could reach further than the file. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/** So many places are named; the rest is counted. */
const NAMED_PLACES = 3;

/** A key as it is named in a report. */
const LONGEST_KEY = 40;

/** What was changed on the way in, and where. */
export interface Tidied {
  value: unknown;
  cut: Places;
  signs: Places;
  unsafe: Places;
}

const none = (): Places => ({ count: 0, where: [] });

/** The way to a place as it is named in a report. */
export const placeOf = (path: readonly (string | number)[]): string =>
  path.map((part) => cutText(String(part), LONGEST_KEY)).join('.');

/** One more place. */
function mark(places: Places, path: readonly (string | number)[]): void {
  places.count += 1;
  if (places.where.length < NAMED_PLACES) places.where.push(placeOf(path));
}

/**
 * Why a text is not even parsed: too deep or too much in it. One look over its characters, so that neither the parser nor
 * anything that walks through the value can be led into an endless depth.
 */
export function tooMuch(text: string): 'tooDeep' | 'tooMany' | null {
  let depth = 0;
  let values = 1;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted) {
      if (sign === '\\') at += 1;
      else if (sign === '"') quoted = false;
    } else if (sign === '"') quoted = true;
    else if (sign === '[' || sign === '{') {
      depth += 1;
      values += 1;
      if (depth > FILE_LIMITS.depth) return 'tooDeep';
    } else if (sign === ']' || sign === '}') depth -= 1;
    else if (sign === ',') values += 1;
    if (values > FILE_LIMITS.values) return 'tooMany';
  }
  return null;
}

/** A copy of a parsed value in which every text is harmless and no key reaches further than the value itself. */
export function tidied(given: unknown): Tidied {
  const result: Tidied = { value: null, cut: none(), signs: none(), unsafe: none() };
  const path: (string | number)[] = [];

  function text(given: string): string {
    const harmless = withoutMischief(given);
    if (harmless !== given) mark(result.signs, path);
    const short = cutText(harmless);
    if (short !== harmless) mark(result.cut, path);
    return short;
  }

  function part(key: string | number, value: unknown): unknown {
    path.push(key);
    const tidy = walk(value);
    path.pop();
    return tidy;
  }

  function walk(value: unknown): unknown {
    if (typeof value === 'string') return text(value);
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item, i) => part(i, item));
    const tidy: Record<string, unknown> = {};
    for (const [key, item] of Object.entries(value)) {
      if (UNSAFE.has(key)) {
        path.push(key);
        mark(result.unsafe, path);
        path.pop();
      } else tidy[cutText(withoutMischief(key))] = part(key, item);
    }
    return tidy;
  }

  result.value = walk(given);
  return result;
}

/** What stands in a file and is not read: keys that the format does not have. */
export function unknownKeys(given: unknown, taken: unknown): Places {
  const found = none();
  const path: (string | number)[] = [];
  function walk(from: unknown, to: unknown): void {
    if (from === to || typeof from !== 'object' || from === null) return;
    if (typeof to !== 'object' || to === null) return;
    for (const [key, item] of Object.entries(from)) {
      path.push(key);
      if (Object.hasOwn(to, key)) walk(item, (to as Record<string, unknown>)[key]);
      else mark(found, path);
      path.pop();
    }
  }
  walk(given, taken);
  return found;
}

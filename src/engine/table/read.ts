import * as z from 'zod/mini';
import { FIRST_TABLE, type FightFileOf, fightFileSchema, HeaderSchema, type Shapes } from './format';
import { FILE_LIMITS } from './limits';
import { ledUp, VERSION } from './migrations';
import type { LoadNote, Places } from './notes';
import { placeOf, tidied, tooMuch, unknownKeys } from './tidy';

/** Why a text is no fight to go on with. */
export interface LoadError {
  code: 'tooLarge' | 'notJson' | 'notAFight' | 'otherVersion' | 'otherTable' | 'damaged' | 'notPlayable';
  message: string;
}

/** A file of the right form, and what was changed or left out on the way. */
export interface ReadFile<U, S> {
  file: FightFileOf<U, S>;
  notes: LoadNote[];
}

const TOO_MUCH = {
  tooDeep: `more than ${FILE_LIMITS.depth} lists and objects stand in one another`,
  tooMany: `more than ${FILE_LIMITS.values} values`,
} as const;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const noteOf = <What extends 'cut' | 'signs' | 'unsafeKeys' | 'unknownKeys'>(
  what: What,
  places: Places,
): { what: What; count: number; where: string[] }[] => (places.count === 0 ? [] : [{ what, ...places }]);

/** The kind of table that a file's text says it is of; null where it says none, or is no file. Reading it says what is wrong. */
export function tableOfText(text: string): string | null {
  if (text.length > FILE_LIMITS.size || tooMuch(text) !== null) return null;
  const header = z.safeParse(HeaderSchema, parsed(text));
  return header.success ? (header.data.table ?? null) : null;
}

/** Reads a text as a file of the present format; whether its fight can be played is not looked at. */
export function readFile<U, S>(shapes: Shapes<U, S>, text: string): ReadFile<U, S> | LoadError {
  if (text.length > FILE_LIMITS.size)
    return { code: 'tooLarge', message: `the file is larger than ${FILE_LIMITS.size / 1_000_000} MB` };
  const much = tooMuch(text);
  if (much !== null) return { code: 'tooLarge', message: `the file is too large: ${TOO_MUCH[much]}` };
  const value = parsed(text);
  if (value === undefined) return { code: 'notJson', message: 'this is not the text of a saved fight' };
  const tidy = tidied(value);
  const header = z.safeParse(HeaderSchema, tidy.value);
  if (!header.success) return { code: 'notAFight', message: 'this file holds no saved fight' };
  const { version, table = FIRST_TABLE } = header.data;
  if (table !== shapes.id) return { code: 'otherTable', message: `this file is of another table: ${table}` };
  const present = ledUp(tidy.value as Record<string, unknown>, version);
  if (present === null) {
    return {
      code: 'otherVersion',
      message: `the file has version ${version}, this program reads ${VERSION}`,
    };
  }
  const file = z.safeParse(fightFileSchema(shapes), present);
  if (!file.success) {
    const [issue] = file.error.issues;
    return { code: 'damaged', message: `the file is damaged at ${placeOf((issue?.path ?? []) as string[])}` };
  }
  return {
    file: file.data,
    notes: [
      ...(version === VERSION ? [] : [{ what: 'migrated', from: version } as const]),
      ...noteOf('cut', tidy.cut),
      ...noteOf('signs', tidy.signs),
      ...noteOf('unsafeKeys', tidy.unsafe),
      ...noteOf('unknownKeys', unknownKeys(present, file.data)),
    ],
  };
}

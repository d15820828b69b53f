import * as z from 'zod/mini';

/** One schema for each field of a type, so that a field added to the state can't be forgotten here. */
export type Fields<T> = { [K in keyof T]-?: z.ZodMiniType<T[K] | undefined> };
export const object = <T>(fields: Fields<T>) => z.object(fields) as unknown as z.ZodMiniType<T>;

// What the schemas of a file are made of.

export const text = z.string();
/**
 * What a saved table may hold: more than commands can make of one that was as small as a table has to be that a file begins
 * with (`file/beginnable.ts`), so that whatever opens can be saved and opened again.
 */
const LARGEST = 2_000_000;
const LONGEST = 100_000;

/** Whether no number and no list anywhere in a value is larger: for what only its procedure or its card knows the shape of. */
function isSmall(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) <= LARGEST;
  if (Array.isArray(value) && value.length > LONGEST) return false;
  return typeof value !== 'object' || value === null || Object.values(value).every(isSmall);
}
/** As a check of any schema. */
export const small = z.refine(isSmall, { error: 'a number or a list is too large' });

export const whole = z.int().check(z.minimum(-LARGEST), z.maximum(LARGEST));
export const count = z.int().check(z.minimum(0), z.maximum(LARGEST));
/** A number that counts through a whole fight: questions, things with an id. */
export const serial = z.int().check(z.minimum(0), z.maximum(LARGEST));
/** Any 32 bits as a whole number. */
export const bits = z.int().check(z.minimum(-(2 ** 31)), z.maximum(2 ** 32 - 1));
export const yes = z.boolean();
export const texts = z.array(text);

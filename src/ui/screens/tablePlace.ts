import { goTo, turnTo } from '../shell/useHashRoute';

/** Where a kind of table is shown. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  showdown: ['fight'],
  encounter: ['encounter', 'table'],
  'last-survivor': ['last-survivor', 'table'],
};

const placeOf = (table: string): readonly string[] =>
  Object.hasOwn(PLACES, table) ? (PLACES[table] ?? []) : [];

/** Goes to a kind of table; to home where the program has none such. */
export const goToTable = (table: string): void => goTo(...placeOf(table));

/** Goes there in place of where one is. */
export const turnToTable = (table: string): void => turnTo(...placeOf(table));

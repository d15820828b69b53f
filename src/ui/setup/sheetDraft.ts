import { KEPT_LISTS, KEPT_NUMBERS, type KeptList, type KeptNumber } from '../../store/roster/shapes';

/** Numbers of a record sheet, in the order in which they are filled in: those that the roster keeps. */
export const SHEET_NUMBERS = KEPT_NUMBERS;
export type SheetNumber = KeptNumber;

/** What a survivor has several of. */
export const SHEET_LISTS = KEPT_LISTS;
export type SheetList = KeptList;

export interface SheetChoice {
  value: string;
  label: string;
}

/** A record sheet while it is filled in: numbers as they were typed. */
export interface SheetDraft {
  numbers: Readonly<Record<SheetNumber, string>>;
  /** Empty: none. */
  weaponType: string;
  lists: Readonly<Record<SheetList, readonly string[]>>;
}

/** Everything that can be picked. */
export type SheetChoices = Readonly<Record<SheetList | 'weaponTypes', readonly SheetChoice[]>>;

const NUMBERS: Partial<Record<SheetNumber, string>> = { movement: '5', survival: '3' };

/** Somebody who has been nowhere yet. */
export function emptySheet(): SheetDraft {
  return {
    numbers: Object.fromEntries(SHEET_NUMBERS.map((name) => [name, NUMBERS[name] ?? '0'])) as Record<
      SheetNumber,
      string
    >,
    weaponType: '',
    lists: { fightingArts: [], disorders: [], abilities: [], injuries: [] },
  };
}

import { deskOf } from '../desks/registry';
import { bestCourse, type Course, type Found } from './course';
import { type KeptRows, readRows } from './readRows';

/** A kept fight as it was read, and what it comes to. */
export interface Loaded extends Found {
  rows: KeptRows;
  course: Course;
}

/** The kind of table, by what of its rows is sound; a showdown where none says another. */
const tableIn = ({ beginning, snapshots, head }: KeptRows): string | undefined =>
  (beginning ?? snapshots[0] ?? head)?.table;

/** Reads a kept fight; null: there is nothing of it that can be read. */
export async function load(fight: string): Promise<Loaded | null> {
  const rows = await readRows(fight);
  const desk = await deskOf(tableIn(rows));
  const found = desk && bestCourse(desk, rows);
  return found && { ...found, rows };
}

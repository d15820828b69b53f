import { bestCourse, type Course, type Found } from './course';
import { type KeptRows, readRows } from './readRows';

/** A kept fight as it was read, and what it comes to. */
export interface Loaded extends Found {
  rows: KeptRows;
  course: Course;
}

/** Reads a kept fight; null: there is nothing of it that can be read. */
export async function load(fight: string): Promise<Loaded | null> {
  const rows = await readRows(fight);
  const found = bestCourse(rows);
  return found && { ...found, rows };
}

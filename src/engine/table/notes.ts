/** Places in a file: how many, and the first of them by name (`snapshot.survivors.0.name`). */
export interface Places {
  count: number;
  where: string[];
}

/** Why only the table of a file was taken, and not what led to it. */
export type TableOnly =
  /** A command is refused: the rules are others, or the file was changed. */
  | 'refused'
  /** The commands lead to another table. */
  | 'otherTable'
  /** More commands than are played again. */
  | 'tooLong'
  /** Whoever waited did not want to wait longer. */
  | 'stopped'
  /** The set-up can't be played with this content. */
  | 'setUp';

/** What was done with a file, and what was left out: facts for words. */
export type LoadNote =
  /** The whole course is there and can be undone to its start; so many commands can be redone. */
  | { what: 'course'; commands: number; redo: number }
  /** The table as it lies in the file, without what led to it: of the commands so many could be played again. */
  | { what: 'tableOnly'; why: TableOnly; played: number; commands: number }
  /** The table can't go on with the rules as they are now: the commands were played again as far as they go. */
  | { what: 'courseOnly'; played: number; commands: number }
  /** The rules ask something else at this place now: the question was asked anew. */
  | { what: 'askedAnew' }
  | { what: 'otherContent' }
  | { what: 'otherProgram'; program: string }
  /** The set-up can't be played with this content: no rematch. */
  | { what: 'setUp'; complaint: string }
  /** The file has an older version and was led up to the present one. */
  | { what: 'migrated'; from: number }
  /** So many undone commands can't be redone any more. */
  | { what: 'redoLeftOut'; left: number }
  /** Keys that the format does not have. */
  | ({ what: 'unknownKeys' } & Places)
  /** Keys that could have reached further than the file. */
  | ({ what: 'unsafeKeys' } & Places)
  /** Texts that were longer than 10,000 characters. */
  | ({ what: 'cut' } & Places)
  /** Texts with control characters or signs that turn the reading direction. */
  | ({ what: 'signs' } & Places);

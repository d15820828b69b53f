/** Entries whose command the program gave: for those who don't want to be asked, or for a seat that it plays. */
const own = new WeakSet<object>();

/** Whether an answer was given by the program. */
export const isOwnAnswer = (entry: object | undefined): boolean => entry !== undefined && own.has(entry);

/** Remembers of an entry of a journal that the program gave its answer. */
export function givenByProgram(entry: object | undefined): void {
  if (entry !== undefined) own.add(entry);
}

/** Something wrong in a situation, or something that did not come as expected; the path leads into the file. */
export interface Problem {
  path: readonly (string | number)[];
  message: string;
}

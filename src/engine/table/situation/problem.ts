/** Something wrong in a situation, or something that did not come as expected. */
export interface Problem {
  /** Where in the file. */
  path: readonly (string | number)[];
  message: string;
  /** It is about the key at the end of the path, not about what stands there. */
  key?: true;
}

/** What is taken from a file at most. An honest fight of sixty rounds stays far below each of these. */
export const FILE_LIMITS = {
  /** Bytes of the file; as a text it has as many characters at most. */
  size: 5_000_000,
  /** Lists and objects in one another. */
  depth: 64,
  /** Values in all. */
  values: 150_000,
  /** Characters of one text. */
  text: 10_000,
  /** Commands that are played again. */
  commands: 10_000,
} as const;

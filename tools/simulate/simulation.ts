/** What is wanted of the command, as far as a table may read it. */
export interface Wanted {
  monster?: string | undefined;
  level?: string | undefined;
  kit?: string | undefined;
  policy: string;
  /** Players of a showdown, investigators of an encounter. */
  players?: number | undefined;
}

/** A table as the simulation plays it. */
export interface Simulation {
  fight(seed: number): void;
  /** What came of the fights so far; `deaths` are also investigators who were defeated. */
  sums: { wins: number; rounds: number; deaths: number };
  /** What was played, for the figures. */
  facts: Record<string, unknown>;
  /** What the lost are called. */
  loss: 'deaths' | 'defeated';
  more(): Record<string, unknown>;
  /** The same in words. */
  said: string;
}

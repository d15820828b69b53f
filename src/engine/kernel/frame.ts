/** The card, rule or act that a frame or an event comes from: `{ kind: 'ai', id: 'claw' }`, `{ kind: 'rule', id: 'SD-6.2' }`. */
export interface Cause {
  kind: string;
  id: string;
}

/** One procedure that is under way: which one, at which step, and why. Its locals lie beside these fields, as plain JSON. */
export interface Frame {
  procedure: string;
  step: string;
  cause: Cause | null;
  /** What the last called procedure or roll gave back. */
  result: unknown;
}

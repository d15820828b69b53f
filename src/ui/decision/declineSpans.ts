/** For how long a window can be declined besides just now, the shorter first. */
export const SPANS = ['round', 'fight'] as const;
export type DeclineSpan = (typeof SPANS)[number];

/** The key that declines for everybody. */
export const DECLINE_KEYS: Readonly<Record<DeclineSpan, string>> = { round: '-', fight: '=' };

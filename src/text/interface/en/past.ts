/** Looking back at a moment of the fight. */
export const past = {
  title: 'The table as it was',
  looking: (round: number, unit: 'round' | 'day') =>
    round === 0 ? 'You are looking at the set-up' : `You are looking at ${unit} ${round}`,
  earlier: 'Earlier',
  later: 'Later',
  back: 'Back to now',
  toAftermath: 'Back to the aftermath',
  /** Read out once for each moment. */
  said: (looking: string, happened: string) => `${looking}. ${happened}`,
};

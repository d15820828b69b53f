const UNITS = { round: 'Round', day: 'Day' };

/** A fight looked at from its start to its end. */
export const replay = {
  title: 'Replay',
  where: (round: number, unit: 'round' | 'day') => (round === 0 ? 'Set-up' : `${UNITS[unit]} ${round}`),
  step: (step: number, steps: number) => `step ${step} of ${steps}`,
  takenBack: 'taken back in the fight',
  /** The slider, as a screen reader says it. */
  scrub: 'Moment of the fight',
  at: (where: string, step: string, happened: string) => `${where}, ${step}. ${happened}`,
  paceTitle: 'Pace of the replay',
  controls: 'Playing the replay',
  back: { round: 'To the round before', day: 'To the day before' },
  stepBack: 'A step back',
  play: 'Play',
  pause: 'Pause',
  stepForth: 'A step on',
  forth: { round: 'To the next round', day: 'To the next day' },
  to: UNITS,
  toLine: 'To this moment',
  playOn: 'Play on from here',
  playOnHint: 'A new fight begins at this moment; this one stays as it is',
  overHere: 'The fight is over here: go back a step to play on',
  begun: (where: string) =>
    `A new fight from this moment on: ${where}. The one of the replay stays as it is.`,
  leave: 'Leave the replay',
  /** Why it is not the whole course that is shown. */
  lost: {
    rules: 'The rules have changed since: only moments that were kept are shown.',
    damaged: 'What was kept is damaged: only sound moments are shown.',
    long: 'Too long to be played again: only the table of the file is shown.',
  },
  nothing: 'There is no fight to replay here',
  nothingWhy:
    'It may have been removed, or it came from a file that this page does not hold any more. Choose its file, or go home.',
  choose: 'Replay a file',
  ofTable: 'Replay this fight',
};

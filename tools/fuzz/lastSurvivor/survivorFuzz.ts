import { LAST_SURVIVOR } from '../../../src/store/survivorContent';
import type { Fuzz, Wanted } from '../subject';
import { fuzzSurvivors } from './fuzzSurvivors';
import { newSurvivorTally } from './tally';

/** Games of last survivor; or why there are none of the kind that is wanted. */
export function survivorFuzz({ monster, level, each }: Wanted): Fuzz | string {
  if (monster !== undefined || level !== undefined || each)
    return 'last survivor has no monster, level or each';
  const tally = newSurvivorTally(LAST_SURVIVOR);
  const run = {
    label: '',
    again: ' --table last-survivor',
    fight: (seed: number) => fuzzSurvivors(seed, LAST_SURVIVOR, tally),
  };
  return { tally, runs: [run] };
}

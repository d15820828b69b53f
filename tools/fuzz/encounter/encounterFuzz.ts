import { ENCOUNTERS } from '../../../src/store/encounterContent';
import type { Fuzz, Wanted } from '../subject';
import { fuzzEncounter } from './fuzzEncounter';
import { newEncounterTally } from './tally';

/** Combat encounters of every kind; or why there are none of the kind that is wanted. */
export function encounterFuzz({ monster, level, each }: Wanted): Fuzz | string {
  if (monster !== undefined || level !== undefined || each)
    return 'an encounter has no monster, level or each';
  const tally = newEncounterTally(ENCOUNTERS);
  const run = {
    label: '',
    again: ' --table encounter',
    fight: (seed: number) => fuzzEncounter(seed, ENCOUNTERS, tally),
  };
  return { tally, runs: [run] };
}

import { holds } from './conditions';
import { activeGear } from './gearGrid';
import type { Run } from './procedure';
import type { Survivor } from './state';
import type { SurvivorStat } from './terms';

/** Attributes whose tokens a survivor can spend as survival now, by a card (gear-and-resources.md §12, §16). */
export function payTokens(r: Run, survivor: Survivor): SurvivorStat[] {
  const found = new Set<SurvivorStat>();
  for (const { pays, card, from } of activeGear(r, survivor).purses) {
    const kind = from === 'set' ? 'gear' : from;
    if (pays.when !== undefined && !holds(r, pays.when, { card: { kind, id: card }, owner: survivor.id }))
      continue;
    for (const stat of pays.of) {
      const tokens = survivor.tokens[stat] ?? 0;
      if (pays.tokens === 'plus' ? tokens > 0 : tokens < 0) found.add(stat);
    }
  }
  return [...found];
}

/** Points that these tokens come to. */
export const tokenWorth = (r: Run, survivor: Survivor): number =>
  payTokens(r, survivor).reduce((sum, stat) => sum + Math.abs(survivor.tokens[stat] ?? 0), 0);

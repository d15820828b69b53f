import { survivorNumber } from '../../../../src/engine/showdown/numbers';
import type { SurvivorStat } from '../../../../src/engine/showdown/terms';
import { CONTENT, type Placed, type Table, type TinyFight, tinyFight } from '../kit';

/** A survivor with nothing to spend: nobody is asked between. */
export const still = (at: string | null, more: Partial<Placed> = {}): Placed => ({
  at,
  survival: 0,
  ...more,
});

/** What every look-up of the engine gets. */
export const runOf = (fight: TinyFight) => ({
  state: fight.state,
  content: CONTENT,
  emit: () => undefined,
});

/** s1 beside the lion (H11 I11 H12 I12, looking south), s2 far away, and nothing performed yet. */
export function person(own: Partial<Placed>, table: Partial<Table> = {}) {
  const fight = tinyFight({
    variants: { endure: true },
    survivors: [{ at: 'G11', survival: 5, ...own }, still('A1')],
    ...table,
  });
  const r = runOf(fight);
  const s1 = fight.survivor('s1');
  const number = (stat: SurvivorStat, weapon: readonly string[] = []) =>
    survivorNumber(r, s1, stat, { weapon });
  return { fight, r, s1, number };
}

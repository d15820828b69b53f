import { type AttackOdds, attackOdds } from './attackOdds';
import type { Content } from './cards/content';
import type { Figure } from './events';
import { figure } from './figure';
import { activeGear, armourSum } from './gearGrid';
import { survivorFigure } from './numbers';
import type { Run } from './procedure';
import { layOut, type SetUp } from './setup';
import type { Survivor } from './state';
import { type BodyLocation, LOCATIONS, SURVIVOR_STATS, type SurvivorStat } from './terms';

/** What a survivor's gear comes to before the fight. */
export interface Outfit {
  numbers: Record<SurvivorStat, Figure>;
  /** Points when departing (SD-16.4). */
  armour: Record<BodyLocation, Figure>;
  /** Ids of the complete armour sets. */
  sets: readonly string[];
  weapons: readonly AttackOdds[];
}

const record = <K extends string>(keys: readonly K[], of: (key: K) => Figure): Record<K, Figure> =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, Figure>;

/** The table of a set-up to look at while it is still being made, faults and all; null where there is no such monster or level, or nobody plays. */
export function trialTable(setup: SetUp, content: Content): Run | null {
  const levels = content.monsters[setup.monster]?.levels ?? [];
  if (setup.players.length < 1 || !levels.some(({ id }) => id === setup.level)) return null;
  return { state: layOut(setup, content), content, emit: () => undefined };
}

/** What a survivor is worth against the monster of the table with what it carries. */
export function outfitOf(r: Run, survivor: Survivor): Outfit {
  const { sets, weapons } = activeGear(r, survivor);
  return {
    numbers: record(SURVIVOR_STATS, (stat) => survivorFigure(r, survivor, stat)),
    armour: record(LOCATIONS, (location) => figure(armourSum(r, survivor, location))),
    sets,
    weapons: weapons.map((weapon) => attackOdds(r, survivor, weapon)),
  };
}

import type { Run } from './procedure';
import type { Survivor } from './state';
import { SURVIVOR_STATS, type SurvivorStat } from './terms';

/** How a survivor came to the fight: kept to tell what the fight changed. */
export interface Before {
  attributes: Record<SurvivorStat, number>;
  survival: number;
  insanity: number;
  courage: number;
  understanding: number;
  injuries: string[];
  disorders: string[];
  abilities: string[];
  fightingArts: string[];
  gear: string[];
  huntExperience: number;
  weaponLevel: number;
}

/** What a record sheet must change (SD-18.4): points as they are now, and everything gained or lost. */
export interface SheetRecord {
  survivor: string;
  name: string;
  dead: boolean;
  points: { what: string; from: number; to: number }[];
  injuries: string[];
  disorders: string[];
  abilities: string[];
  fightingArts: string[];
  gearGained: string[];
  gearLost: string[];
  notes: string[];
}

export function beforeOf(s: Survivor): Before {
  return {
    attributes: { ...s.attributes },
    survival: s.survival,
    insanity: s.insanity,
    courage: s.courage,
    understanding: s.understanding,
    injuries: [...s.injuries],
    disorders: [...s.disorders],
    abilities: [...s.abilities],
    fightingArts: [...s.fightingArts],
    gear: s.grid.flatMap((g) => (g === null ? [] : [g.card])),
    huntExperience: s.huntExperience,
    weaponLevel: s.weaponLevel,
  };
}

/** What the first list has more than the second, copies counted. */
function extra(now: readonly string[], before: readonly string[]): string[] {
  const left = [...before];
  return now.filter((item) => {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

const POINTS = ['survival', 'insanity', 'courage', 'understanding', 'huntExperience', 'weaponLevel'] as const;

/** The changes of one survivor's record sheet since the set-up. */
export function recordOf(r: Run, survivor: Survivor): SheetRecord {
  const before = r.state.before[survivor.id] ?? beforeOf(survivor);
  const now = beforeOf(survivor);
  const points = [
    ...POINTS.map((what) => ({ what: what as string, from: before[what], to: now[what] })),
    ...SURVIVOR_STATS.map((what) => ({ what, from: before.attributes[what], to: now.attributes[what] })),
  ];
  return {
    survivor: survivor.id,
    name: survivor.name,
    dead: survivor.status === 'dead',
    points: points.filter((p) => p.from !== p.to),
    injuries: extra(now.injuries, before.injuries),
    disorders: extra(now.disorders, before.disorders),
    abilities: extra(now.abilities, before.abilities),
    fightingArts: extra(now.fightingArts, before.fightingArts),
    gearGained: extra(now.gear, before.gear),
    gearLost: extra(before.gear, now.gear),
    notes: [...survivor.notes],
  };
}

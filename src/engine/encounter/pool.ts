import type { Pool, PoolPart } from './events';
import { investigatorById, investigatorCard, monsterToken, possessionCard } from './find';
import type { Seen } from './procedure';
import type { Investigator } from './state';
import type { Condition, Skill } from './terms';

/** What a test turns on. */
export interface TestFacts {
  investigator: string;
  skill: Skill;
  modifier: number;
  monster: string | null;
  extra?: readonly { card: string; dice: number }[];
}

/** A skill as it is now: printed, improved or impaired, never below 1 by impairment (CE-7.2). */
function skillNow(r: Seen, investigator: Investigator, skill: Skill): number {
  const printed = investigatorCard(r, investigator.card).skills[skill];
  return Math.max(1, printed + investigator.changes[skill]);
}

/** CE-2.2: the least face that is a success. */
export function successFrom(conditions: readonly Condition[]): number {
  const blessed = conditions.includes('blessed');
  const cursed = conditions.includes('cursed');
  if (blessed === cursed) return 5;
  return blessed ? 4 : 6;
}

/** CE-2.1, CE-7.1: of the bonuses that may count only the highest does; the others are told with the reason. */
function bonuses(
  r: Seen,
  { investigator: id, skill, monster }: TestFacts,
): Pick<Pool, 'idle'> & { part: PoolPart[] } {
  const resists = monster === null ? undefined : monsterToken(r, monster).resists;
  const idle: Pool['idle'] = [];
  let best: { source: string; by: number } | null = null;
  for (const { card } of investigatorById(r.state, id).possessions) {
    const { bonus, magical } = possessionCard(r, card);
    if (bonus === undefined || bonus.skill !== skill) continue;
    const counts = resists === undefined || (resists === 'magical') !== (magical === true);
    const found = { source: card, by: bonus.by };
    if (!counts) idle.push({ ...found, why: 'resisted' });
    else if (best !== null && best.by >= bonus.by) idle.push({ ...found, why: 'lower' });
    else {
      if (best !== null) idle.push({ ...best, why: 'lower' });
      best = found;
    }
  }
  return { idle, part: best === null ? [] : [{ ...best, kind: 'bonus', rule: 'CE-2.1' }] };
}

/** CE-2.1: the dice of a test with their breakdown; below one it is exactly one. */
export function poolOf(r: Seen, facts: TestFacts): Pool {
  const { investigator: id, skill, modifier, monster, extra = [] } = facts;
  const investigator = investigatorById(r.state, id);
  const printed = investigatorCard(r, investigator.card).skills[skill];
  const { idle, part } = bonuses(r, facts);
  const parts: PoolPart[] = [
    { source: skill, kind: 'skill', by: printed },
    {
      source: skill,
      kind: 'change',
      by: skillNow(r, investigator, skill) - printed,
    },
    { source: monster ?? '', kind: 'modifier', by: modifier },
    ...part,
    ...extra.map(({ card, dice }): PoolPart => ({ source: card, kind: 'dice', by: dice, rule: 'CE-2.3' })),
  ];
  const sum = parts.reduce((all, { by }) => all + by, 0);
  if (sum < 1) parts.push({ source: '', kind: 'least', by: 1 - sum, rule: 'CE-2.1' });
  return { value: Math.max(1, sum), parts: parts.filter(({ by }) => by !== 0), idle };
}

import { inPlay, investigatorById, monsterToken } from './find';
import { any, both, type Chance, successes } from './odds';
import { poolOf, successFrom } from './pool';
import type { Seen } from './procedure';
import type { TestName } from './terms';

/** What one of the two tests can come to, before its roll: without rerolls, which are decided after it. */
export interface TestOdds {
  dice: number;
  /** The least face that is a success. */
  from: number;
  /** Horror or damage. */
  need: number;
  /** The chance of each loss, from none on; losses beyond the last have none (CE-3.1, CE-4.1). */
  losses: Chance[];
  /** The chance that the investigator is defeated by it (CE-3.2, CE-4.3). */
  fall: Chance;
  /** The chance that the monster is (CE-4.4); of a will test there is none. */
  defeat: Chance;
  /** The chance that both fall together (CE-4.3). */
  together: Chance;
}

export interface EncounterOdds {
  will: TestOdds | null;
  strength: TestOdds | null;
  /** Of the whole encounter: the strength test only where the will test left the investigator standing (CE-3.2). */
  fall: Chance;
  defeat: Chance;
}

/** What a test of an investigator against a monster can come to; null: the token has no such test (CE-1.2). */
export function testOdds(
  r: Seen,
  investigator: string,
  monster: string,
  test: TestName,
  extra: readonly { card: string; dice: number }[] = [],
): TestOdds | null {
  const token = monsterToken(r, monster);
  const facts = test === 'will' ? token.will : token.strength;
  if (facts === undefined) return null;
  const who = investigatorById(r.state, investigator);
  const skill = facts.skill ?? test;
  const dice = poolOf(r, { investigator, skill, modifier: facts.modifier, monster, extra }).value;
  const from = successFrom(who.conditions);
  const need = 'horror' in facts ? facts.horror : facts.damage;
  const bears = test === 'will' ? who.sanity : who.health;
  const toughness =
    test === 'will' ? Number.POSITIVE_INFINITY : token.toughness - (inPlay(r.state, monster)?.lost ?? 0);
  const each = successes(dice, from);
  const ofThose = (fits: (k: number) => boolean): Chance => any(each.filter((_, k) => fits(k)));
  const lossAt = (k: number) => Math.max(0, need - k);
  return {
    dice,
    from,
    need,
    losses: Array.from({ length: need + 1 }, (_, loss) => ofThose((k) => lossAt(k) === loss)),
    fall: ofThose((k) => lossAt(k) >= bears),
    defeat: ofThose((k) => k >= toughness),
    together: ofThose((k) => lossAt(k) >= bears && k >= toughness),
  };
}

/** What a whole encounter can come to, before its first roll; what stands on the back is not counted in. */
export function encounterOdds(r: Seen, investigator: string, monster: string): EncounterOdds {
  const will = testOdds(r, investigator, monster, 'will');
  const strength = testOdds(r, investigator, monster, 'strength');
  const stands: Chance =
    will === null ? { ways: 1, of: 1 } : any([{ ways: will.fall.of - will.fall.ways, of: will.fall.of }]);
  const later = (c: Chance | undefined): Chance => (c === undefined ? { ways: 0, of: 1 } : both(stands, c));
  return {
    will,
    strength,
    fall: any([...(will === null ? [] : [will.fall]), later(strength?.fall)]),
    defeat: later(strength?.defeat),
  };
}

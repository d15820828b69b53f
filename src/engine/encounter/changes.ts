import { inPlay, investigatorById, investigatorCard, monsterToken, possessionCard } from './find';
import type { Run, Seen } from './procedure';
import type { Investigator, MonsterInPlay, Possession, Price } from './state';
import {
  type Coin,
  type Condition,
  type Gauge,
  MOST_CHANGE,
  MOST_FOCUS,
  type Skill,
  type Store,
} from './terms';

const isGauge = (what: Coin): what is Gauge => what === 'health' || what === 'sanity';

/** CE-3.2: at nothing left of a gauge its investigator is defeated, at once. */
export function fallIfSpent(r: Run, investigator: Investigator, what: Gauge): void {
  if (investigator.status === 'defeated' || investigator[what] > 0) return;
  investigator.status = 'defeated';
  r.emit({
    type: 'investigatorDefeated',
    investigator: investigator.id,
    what,
    rule: what === 'sanity' ? 'CE-3.2' : 'CE-4.3',
  });
}

/** Takes as much of something as there is. `test`: the difference of a test that it is. */
export function lose(
  r: Run,
  id: string,
  { what, amount }: Price,
  test?: { need: number; successes: number; rule: string },
): void {
  const investigator = investigatorById(r.state, id);
  const by = Math.min(amount, investigator[what]);
  if (by === 0) {
    r.emit({ type: 'nothingHappened', why: 'hasNone' });
    return;
  }
  investigator[what] -= by;
  r.emit({ type: 'lost', investigator: id, what, by, now: investigator[what], ...test });
  // With both losses of a strength test at once (CE-4.3) the fall is told after the monster's.
  if (isGauge(what) && test === undefined) fallIfSpent(r, investigator, what);
}

/** The most that an investigator has of a gauge. */
export const mostOf = (r: Seen, { card }: Investigator, what: Gauge): number =>
  investigatorCard(r, card)[what];

/** CE-7.2: recovery stops at the maximum. */
export function recover(r: Run, id: string, what: Gauge, amount: number): void {
  const investigator = investigatorById(r.state, id);
  const by = Math.min(amount, mostOf(r, investigator, what) - investigator[what]);
  if (by <= 0) {
    r.emit({ type: 'nothingHappened', why: 'atMost', rule: 'CE-7.2' });
    return;
  }
  investigator[what] += by;
  const rule = by < amount ? { rule: 'CE-7.2' } : {};
  r.emit({ type: 'recovered', investigator: id, what, by, now: investigator[what], ...rule });
}

export function gain(r: Run, id: string, what: Store, amount: number): void {
  const investigator = investigatorById(r.state, id);
  const most = what === 'focus' ? MOST_FOCUS : Number.POSITIVE_INFINITY;
  const by = Math.min(amount, most - investigator[what]);
  if (by <= 0) {
    r.emit({ type: 'nothingHappened', why: 'atMost' });
    return;
  }
  investigator[what] += by;
  r.emit({ type: 'gained', investigator: id, what, by, now: investigator[what] });
}

/** Whether something can be paid: never so that no health or sanity would be left (CE-7.2). */
export const canPay = (investigator: Investigator, { what, amount }: Price): boolean =>
  isGauge(what) ? investigator[what] > amount : investigator[what] >= amount;

export function pay(r: Run, id: string, { what, amount }: Price): void {
  const investigator = investigatorById(r.state, id);
  investigator[what] -= amount;
  r.emit({ type: 'paid', investigator: id, what, by: amount, now: investigator[what] });
}

/** Improves or impairs a skill, as far as it goes (CE-2.1). */
export function changeSkill(r: Run, id: string, skill: Skill, by: number): void {
  const { changes } = investigatorById(r.state, id);
  const now = Math.max(-MOST_CHANGE, Math.min(MOST_CHANGE, changes[skill] + by));
  if (now === changes[skill]) {
    r.emit({ type: 'nothingHappened', why: 'atMost' });
    return;
  }
  changes[skill] = now;
  r.emit({ type: 'skillChanged', investigator: id, skill, by, now });
}

/** Gives or takes a condition; blessed and cursed undo each other (readings.md). */
export function setCondition(r: Run, id: string, condition: Condition, has: boolean): void {
  const investigator = investigatorById(r.state, id);
  const other = condition === 'blessed' ? 'cursed' : 'blessed';
  const drop = (what: Condition) => {
    investigator.conditions = investigator.conditions.filter((c) => c !== what);
    r.emit({ type: 'conditionChanged', investigator: id, condition: what, has: false });
  };
  if (has === investigator.conditions.includes(condition)) {
    r.emit({ type: 'nothingHappened', why: has ? 'atMost' : 'hasNone' });
  } else if (!has) drop(condition);
  else if (investigator.conditions.includes(other)) drop(other);
  else {
    investigator.conditions.push(condition);
    r.emit({ type: 'conditionChanged', investigator: id, condition, has: true });
  }
}

export function givePossession(r: Run, id: string, card: string): void {
  const investigator = investigatorById(r.state, id);
  r.state.nextId += 1;
  investigator.possessions.push({ id: `p${r.state.nextId}`, card, used: [] });
  r.emit({ type: 'possessionGained', investigator: id, card });
}

/** Marks what a possession was used for; one that can be used once is gone. */
export function usePossession(
  r: Run,
  id: string,
  possession: Possession,
  what: Possession['used'][number],
): void {
  possession.used.push(what);
  if (possessionCard(r, possession.card).once !== true) return;
  const investigator = investigatorById(r.state, id);
  investigator.possessions = investigator.possessions.filter((p) => p.id !== possession.id);
  r.emit({ type: 'possessionSpent', investigator: id, card: possession.card });
}

/** CE-4.2: health tokens on a monster. Whether it falls, `fellIfSpent` says. */
export function hurtMonster(r: Run, card: string, by: number, rule?: string): void {
  const monster = inPlay(r.state, card);
  if (monster === undefined || by === 0) return;
  monster.lost += by;
  const { toughness } = monsterToken(r, card);
  r.emit({
    type: 'monsterHurt',
    monster: card,
    by,
    lost: monster.lost,
    toughness,
    ...(rule === undefined ? {} : { rule }),
  });
}

/** Takes a token out of play: to the cup, or to the box where it is epic (CE-4.4, CE-5.2). Its health tokens go. */
export function leavePlay(r: Run, card: string, rule: string): void {
  const to = monsterToken(r, card).epic === true ? 'box' : 'cup';
  r.state.monsters = r.state.monsters.filter((m) => m.card !== card);
  r.state[to].push(card);
  r.emit({ type: 'monsterLeft', monster: card, to, rule });
}

/** CE-4.4: whether as much health is lost as the monster is tough; it is told here, and leaves by `leavePlay`. */
export function isFelled(r: Seen, { card, lost }: MonsterInPlay): boolean {
  return lost >= monsterToken(r, card).toughness;
}

/** A token comes to a place. */
export function comeToPlace(r: Run, card: string, place: string, from: 'cup' | 'box', rule?: string): void {
  r.state[from] = r.state[from].filter((c) => c !== card);
  r.state.monsters.push({ card, place, lost: 0 });
  r.emit({
    type: 'monsterCame',
    monster: card,
    place,
    from,
    ...(rule === undefined ? {} : { rule }),
  });
}

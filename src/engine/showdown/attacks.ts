import { survivorById } from './find';
import type { Run } from './procedure';
import type { Attack } from './state';
import { canReach, weaponOf } from './weapons';

/** SD-14.15: why an attack can't go on; null while the attacker stands and is in reach. */
export function whyBroken(r: Run, attack: Attack): string | null {
  const attacker = survivorById(r.state, attack.survivor);
  if (attack.ended) return 'ended';
  if (attacker.space === null) return 'attackerGone';
  if (attacker.standsAfter !== null) return 'attackerKnockedDown';
  if (attack.anywhere) return r.state.monster.space === null ? 'outOfReach' : null;
  const weapon = weaponOf(r, attacker, attack.weapon);
  if (weapon === undefined) return 'weaponGone';
  return canReach(r, attacker, weapon) ? null : 'outOfReach';
}

/** The rule by which hits are lost, where it is not the one of all attacks (SD-14.15). */
const LOST_BY: Readonly<Record<string, string>> = {
  trap: 'SD-14.5',
  attackerKnockedDown: 'SD-12.9',
  outOfReach: 'SD-11.11',
  turnEnded: 'SD-4.6',
};

/** The unresolved cards of an attack, the one under way included, go to the discards without effect. */
export function discardUnresolved(r: Run, attack: Attack, why: string): void {
  const cards = attack.cards.splice(0);
  if (attack.current !== null) cards.unshift(attack.current);
  attack.current = null;
  if (cards.length === 0) return;
  r.state.monster.hitLocations.discard.unshift(...cards);
  r.emit({ type: 'hitsLost', survivor: attack.survivor, cards, why, rule: LOST_BY[why] ?? 'SD-14.15' });
}

/** Every attack under way is over, as when the monster's turn ends in the middle of one. */
export function endAllAttacks(r: Run, why: string): void {
  for (const attack of r.state.attacks) discardUnresolved(r, attack, why);
  r.state.attacks = [];
}

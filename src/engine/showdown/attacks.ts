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

/** The unresolved cards of an attack go to the discards without effect. */
export function discardUnresolved(r: Run, attack: Attack, why: string): void {
  if (attack.cards.length === 0) return;
  const cards = attack.cards.splice(0);
  r.state.monster.hitLocations.discard.unshift(...cards);
  r.emit({ type: 'hitsLost', survivor: attack.survivor, cards, why, rule: 'SD-14.15' });
}

import type { Next } from '../kernel';
import type { Scope } from './calls';
import type { EffectOf } from './cards/effect';
import { hurtMonster, isFelled, leavePlay } from './changes';
import { besidePlace, inPlay, monsterToken } from './find';
import { call, type Run } from './procedure';

export type Aimed = EffectOf<'banish'> | EffectOf<'drive'> | EffectOf<'wound'>;

/** A monster that lost health outside of a test falls like any other (CE-4.4, CE-5.2). */
function wounded(r: Run, card: string, amount: number): void {
  hurtMonster(r, card, amount);
  const monster = inPlay(r.state, card);
  if (monster === undefined || !isFelled(r, monster)) return;
  const { epic, toughness } = monsterToken(r, card);
  const rule = epic === true ? 'CE-5.2' : 'CE-4.4';
  r.emit({ type: 'monsterDefeated', monster: card, lost: monster.lost, toughness, rule });
  // One of an ambush is put back by the ambush (CE-6.2).
  if (monster.place === null) return;
  r.state.felled.push(card);
  leavePlay(r, card, rule);
}

/** What is done to a monster: epic ones are neither moved nor discarded (CE-5.1). */
export function strike(effect: Aimed, card: string | null, scope: Scope, r: Run): Next | undefined {
  const monster = card === null ? undefined : inPlay(r.state, card);
  if (monster === undefined) {
    r.emit({ type: 'nothingHappened', why: 'noMonster' });
    return undefined;
  }
  if (effect.do === 'wound') {
    wounded(r, monster.card, effect.amount);
    return undefined;
  }
  if (monsterToken(r, monster.card).epic === true) {
    const wanted = effect.do === 'drive' ? 'move' : 'discard';
    r.emit({ type: 'epicUnmoved', monster: monster.card, wanted, rule: 'CE-5.1' });
    return undefined;
  }
  if (effect.do === 'banish') {
    leavePlay(r, monster.card, 'CE-4.4');
    return undefined;
  }
  // One of an ambush is on no place, and a table of one place has nowhere else.
  if (monster.place === null || besidePlace(r, monster.place).length === 0) {
    r.emit({ type: 'nothingHappened', why: 'noMonster' });
    return undefined;
  }
  return call('drive', { ...scope, target: monster.card });
}

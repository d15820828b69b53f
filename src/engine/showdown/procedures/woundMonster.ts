import { done, goTo, refill, unwind } from '../../kernel';
import { takeTop } from '../aiCards';
import { aiCard, runningAttack, survivorById } from '../find';
import { call, type FrameOf, type Procedure, type Run } from '../procedure';
import { skilledStill, skillQuestion } from '../skills';
import { woundsOf } from '../wounds';

/** The top AI card goes unseen to the wound stack, a duration too (SD-5.10); false if there is none any more (SD-14.11). */
function loseCard(f: FrameOf<'woundMonster'>, r: Run): boolean {
  const { monster, dice } = r.state;
  // Whip specialist (survivors-in-detail.md §16).
  const discarded = f.fromDiscard === true ? monster.ai.discard.shift() : undefined;
  f.fromDiscard = false;
  if (discarded !== undefined) {
    monster.wounds.unshift(discarded);
    return true;
  }
  if (monster.ai.deck.length === 0) refill(monster.ai, dice.random);
  const top = takeTop(r);
  if (top === null) return false;
  monster.wounds.unshift(top.card);
  f.left = top.faceUp ? top.card : null;
  return true;
}

/** A monster with life loses a point of it instead; false once it has none left (survivors-in-detail.md §6). */
function loseLife(r: Run): boolean {
  const left = (r.state.monster.life ?? 0) - 1;
  r.state.monster.life = Math.max(0, left);
  return left > 0;
}

/** Wounds: for each the top AI card goes unseen to the wound stack (SD-14.10); without any card left it is defeated (SD-14.11). */
export const woundMonster: Procedure<'woundMonster'> = {
  name: 'woundMonster',
  steps: {
    pile: {
      ask: (f, r) => {
        const { monster } = r.state;
        const attack = runningAttack(r.state);
        if (attack === undefined || attack.survivor !== f.by || f.wounds <= 0 || monster.life !== null)
          return null;
        const attacker = survivorById(r.state, attack.survivor);
        if (monster.ai.discard.length === 0 || !skilledStill(r, attack, attacker, 'whipDiscard')) return null;
        return skillQuestion(attacker, 'whipDiscard', { card: monster.ai.discard[0] });
      },
      answer: (f, r, [option]) => {
        f.fromDiscard = option?.key === 'use';
        if (f.fromDiscard) runningAttack(r.state)?.skills.push('whipDiscard');
        return undefined;
      },
    },
    wound: (f, r) => {
      const { monster } = r.state;
      if (f.wounds <= 0) return done();
      f.wounds -= 1;
      if (f.by !== null) r.state.lastToWound = f.by;
      r.state.woundsThisRound += 1;
      const suffered = monster.life === null ? loseCard(f, r) : loseLife(r);
      if (!suffered) return goTo('defeat');
      r.emit({ type: 'monsterWounded', by: f.by, ...woundsOf(r), rule: 'SD-14.10' });
      return call('moment', { moment: 'monsterWounded', scope: f.by === null ? {} : { attacker: f.by } });
    },
    leave: (f, r) => {
      const card = f.left ?? null;
      f.left = null;
      if (card === null) return goTo('pile');
      const scope = { card: { kind: 'ai' as const, id: card } };
      return call('perform', { effects: aiCard(r, card).onLeave ?? [], scope }, scope.card);
    },
    again: () => goTo('pile'),
    defeat: (_, r) => {
      r.state.outcome = 'victory';
      r.emit({ type: 'monsterDefeated', why: 'wounded', rule: 'SD-14.11' });
      return unwind('showdown', 'aftermath');
    },
  },
};

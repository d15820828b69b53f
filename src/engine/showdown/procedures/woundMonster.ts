import { done, goTo, refill, unwind } from '../../kernel';
import { call, type Procedure } from '../procedure';

/** Wounds: for each the top AI card goes unseen to the wound stack (SD-14.10); without any card left it is defeated (SD-14.11). */
export const woundMonster: Procedure<'woundMonster'> = {
  name: 'woundMonster',
  steps: {
    wound: (f, r) => {
      const { monster, dice } = r.state;
      if (f.wounds <= 0) return done();
      f.wounds -= 1;
      if (f.by !== null) r.state.lastToWound = f.by;
      r.state.woundsThisRound += 1;
      if (monster.ai.deck.length === 0) refill(monster.ai, dice.random);
      const card = monster.ai.deck.shift();
      if (card === undefined) return goTo('defeat');
      monster.wounds.unshift(card);
      r.emit({
        type: 'monsterWounded',
        by: f.by,
        wounds: monster.wounds.length,
        left: monster.ai.deck.length + monster.ai.discard.length,
        rule: 'SD-14.10',
      });
      return call('moment', { moment: 'monsterWounded', scope: {} });
    },
    again: () => goTo('wound'),
    defeat: (_, r) => {
      r.state.outcome = 'victory';
      r.emit({ type: 'monsterDefeated', why: 'wounded', rule: 'SD-14.11' });
      return unwind('showdown', 'aftermath');
    },
  },
};

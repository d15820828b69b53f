import { done } from '../../kernel';
import { leavePlay } from '../changes';
import { fromCup } from '../cup';
import { inPlay } from '../find';
import { call, type Procedure } from '../procedure';

/** CE-6: a random monster of the cup is met at once, on no place, and goes back; what it interrupted goes on. */
export const ambush: Procedure<'ambush'> = {
  name: 'ambush',
  steps: {
    draw: (f, r) => {
      const card = fromCup(r);
      if (card === null) {
        r.emit({ type: 'noAmbush', investigator: f.investigator, rule: 'CE-6.3' });
        return done();
      }
      f.monster = card;
      r.state.cup = r.state.cup.filter((c) => c !== card);
      r.state.monsters.push({ card, place: null, lost: 0 });
      r.emit({ type: 'ambushed', investigator: f.investigator, monster: card, rule: 'CE-6.1' });
      return call(
        'encounter',
        { investigator: f.investigator, monster: card },
        { kind: 'rule', id: 'CE-6.1' },
      );
    },
    // A rule on its back may have taken it away already.
    back: (f, r) => {
      const { investigator, monster = '' } = f;
      if (inPlay(r.state, monster) !== undefined) leavePlay(r, monster, 'CE-6.2');
      r.emit({ type: 'ambushOver', investigator, monster, rule: 'CE-6.2' });
      return done();
    },
  },
};

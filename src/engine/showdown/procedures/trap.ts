import { done } from '../../kernel';
import { clearDoom } from '../aiCards';
import { discardUnresolved } from '../attacks';
import { hitLocationCard } from '../find';
import { call, type Procedure } from '../procedure';
import { standMonster } from '../stance';
import { settleTrap } from '../traps';

/**
 * A trap (SD-14.5): the monster stands, all running attacks end, the trap is performed, then the whole deck is shuffled. An
 * attack made during the trap settles it first (survivors-in-detail.md §7).
 */
export const trap: Procedure<'trap'> = {
  name: 'trap',
  steps: {
    spring: (f, r) => {
      const { monster, attacks } = r.state;
      r.emit({ type: 'trapSprung', survivor: f.survivor, card: f.card, rule: 'SD-14.5' });
      standMonster(r, 'SD-12.4');
      for (const attack of attacks) {
        const at = attack.cards.indexOf(f.card);
        if (at >= 0) attack.cards.splice(at, 1);
        attack.ended = true;
        discardUnresolved(r, attack, 'trap');
      }
      monster.trap = f.card;
      const card = { kind: 'hitLocation' as const, id: f.card };
      const effects = hitLocationCard(r, f.card).trap ?? [];
      return call('perform', { effects, scope: { card, attacker: f.survivor } }, card);
    },
    settle: (f, r) => {
      clearDoom(r.state, f.card);
      settleTrap(r);
      return done();
    },
  },
};

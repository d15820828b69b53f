import { done } from '../../kernel';
import { clearDoom } from '../aiCards';
import { monsterCard } from '../find';
import { call, type Procedure } from '../procedure';
import type { Scope } from '../state';

/** The Basic Action (ai-vocabulary.md §7). With a named target its own Pick Target is left out (SD-6.12). */
export const basicAction: Procedure<'basicAction'> = {
  name: 'basicAction',
  steps: {
    act: (f, r) => {
      if (r.state.monster.space === null) return done();
      r.emit({ type: 'basicActionBegan', target: f.target, rule: f.target === null ? 'SD-4.4' : 'SD-6.12' });
      const { basicAction: all } = monsterCard(r);
      const effects = f.target === null ? all : all.filter((e) => e.do !== 'pickTarget');
      const scope: Scope = {
        card: { kind: 'basicAction', id: r.state.monster.card },
        bonus: [...f.bonus],
        ...(f.target === null ? {} : { target: f.target }),
      };
      return call('perform', { effects, scope }, scope.card);
    },
    end: (_, r) => {
      clearDoom(r.state, r.state.monster.card);
      return undefined;
    },
  },
};

import { done, goTo } from '../../kernel';
import type { Effect } from '../cards/effect';
import type { EffectResult } from '../effects/verb';
import type { Procedure } from '../procedure';

/** SD-5.1: the actions are performed in order, each finished before the next. */
export const perform: Procedure<'perform'> = {
  name: 'perform',
  steps: {
    next: (f) => {
      const effect: Effect | undefined = f.effects[f.at ?? 0];
      if (effect === undefined) return done({ scope: f.changed ?? {} });
      f.at = (f.at ?? 0) + 1;
      return {
        next: 'call',
        procedure: `do:${effect.do}`,
        locals: { effect, scope: { ...f.scope } },
        cause: f.scope.card,
      };
    },
    follow: (f) => {
      const result = f.result as EffectResult | null;
      if (result?.scope !== undefined) {
        f.scope = { ...f.scope, ...result.scope };
        f.changed = { ...f.changed, ...result.scope };
      }
      if (result?.stop === true) return done({ scope: f.changed ?? {}, stop: true });
      return goTo('next');
    },
  },
};

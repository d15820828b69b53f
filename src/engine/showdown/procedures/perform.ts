import { done, goTo } from '../../kernel';
import type { Effect } from '../cards/effect';
import { type EffectResult, procedureOf } from '../effects/verb';
import type { FrameOf, Procedure } from '../procedure';

/** What the list gives back: everything that its effects changed for whoever called it. */
function outcome(f: FrameOf<'perform'>, stop: boolean): EffectResult {
  return {
    ...(f.changed === undefined ? {} : { scope: f.changed }),
    ...(f.finish === undefined ? {} : { finish: f.finish }),
    ...(stop ? { stop } : {}),
  };
}

/** SD-5.1: the actions are performed in order, each finished before the next. */
export const perform: Procedure<'perform'> = {
  name: 'perform',
  steps: {
    next: (f) => {
      const effect: Effect | undefined = f.effects[f.at ?? 0];
      if (effect === undefined) return done(outcome(f, false));
      f.at = (f.at ?? 0) + 1;
      return {
        next: 'call',
        procedure: procedureOf(effect.do),
        locals: { effect, scope: { ...f.scope } },
        cause: f.scope.card,
      };
    },
    follow: (f) => {
      const result = f.result as EffectResult | null;
      if (result?.finish !== undefined) f.finish = { ...f.finish, ...result.finish };
      if (result?.scope !== undefined) {
        f.scope = { ...f.scope, ...result.scope };
        f.changed = { ...f.changed, ...result.scope };
      }
      return result?.stop === true ? done(outcome(f, true)) : goTo('next');
    },
  },
};
